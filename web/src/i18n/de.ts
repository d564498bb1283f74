// Messages of the server and the terminal are left out, as are those that single screens load.
const files = import.meta.glob<string>(
  [
    '../../../data/words/de/*.ftl',
    '!../../../data/words/de/outside.ftl',
    '!../../../data/words/de/refusal.ftl',
    '!../../../data/words/de/terminal*.ftl',
    '!../../../data/words/de/verdict.ftl',
    '!../../../data/words/de/{camp*,help,lesson,maps,privacy,rules,rulings}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)

export default Object.values(files).join('\n')
