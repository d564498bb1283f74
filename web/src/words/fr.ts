// What the server and the terminal say is theirs.
const files = import.meta.glob<string>(
  ['../../../data/words/fr/*.ftl', '!../../../data/words/fr/refusal.ftl', '!../../../data/words/fr/terminal*.ftl'],
  { query: '?raw', import: 'default', eager: true },
)

export default Object.values(files).join('\n')
