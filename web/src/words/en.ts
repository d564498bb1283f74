// What the server and the terminal say is theirs.
const files = import.meta.glob<string>(
  ['../../../data/words/en/*.ftl', '!../../../data/words/en/refusal.ftl', '!../../../data/words/en/terminal*.ftl'],
  { query: '?raw', import: 'default', eager: true },
)

export default Object.values(files).join('\n')
