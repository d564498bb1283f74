// Server and terminal have their own messages, and campaigns bring theirs.
const files = import.meta.glob<string>(
  [
    '../../../data/words/en/*.ftl',
    '!../../../data/words/en/refusal.ftl',
    '!../../../data/words/en/terminal*.ftl',
    '!../../../data/words/en/verdict.ftl',
    '!../../../data/words/en/campaign*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)

export default Object.values(files).join('\n')
