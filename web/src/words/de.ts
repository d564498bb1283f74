// What the server and the terminal say is theirs.
const files = import.meta.glob<string>(
  ['../../../data/words/de/*.ftl', '!../../../data/words/de/refusal.ftl', '!../../../data/words/de/terminal*.ftl'],
  { query: '?raw', import: 'default', eager: true },
)

export default Object.values(files).join('\n')
