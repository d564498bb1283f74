const files = import.meta.glob<string>('../../../data/words/en/*.ftl', { query: '?raw', import: 'default', eager: true })

export default Object.values(files).join('\n')
