// Messages of the server and the terminal are left out, as are those that single screens load.
const files = import.meta.glob<string>(
  [
    '../../../data/words/en/*.ftl',
    '!../../../data/words/en/outside.ftl',
    '!../../../data/words/en/refusal.ftl',
    '!../../../data/words/en/terminal*.ftl',
    '!../../../data/words/en/verdict.ftl',
    '!../../../data/words/en/{camp*,help,lesson,maps,privacy,rules,rulings}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)

export default Object.values(files).join('\n')
