const files = import.meta.glob<string>('../../../data/words/de/*.ftl', { query: '?raw', import: 'default', eager: true })

export default Object.values(files).join('\n')
