// Server and terminal have their own messages, and campaigns bring theirs.
const files = import.meta.glob<string>(
  [
    '../../../data/words/de/*.ftl',
    '!../../../data/words/de/refusal.ftl',
    '!../../../data/words/de/terminal*.ftl',
    '!../../../data/words/de/verdict.ftl',
    '!../../../data/words/de/campaign*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)

export default Object.values(files).join('\n')
