// What the server and the terminal say is theirs, and other screens bring their words along.
const files = import.meta.glob<string>(
  [
    '../../../data/words/fr/*.ftl',
    '!../../../data/words/fr/refusal.ftl',
    '!../../../data/words/fr/terminal*.ftl',
    '!../../../data/words/fr/verdict.ftl',
    '!../../../data/words/fr/campaign*.ftl',
    '!../../../data/words/fr/privacy.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)

export default Object.values(files).join('\n')
