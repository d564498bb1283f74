// Messages of the server and the terminal are left out, as are those that single screens load.
const files = import.meta.glob<string>(
  [
    '../../../data/words/fr/*.ftl',
    '!../../../data/words/fr/outside.ftl',
    '!../../../data/words/fr/refusal.ftl',
    '!../../../data/words/fr/terminal*.ftl',
    '!../../../data/words/fr/verdict.ftl',
    '!../../../data/words/fr/{camp*,help,lesson,maps,privacy,rules,rulings}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)

export default Object.values(files).join('\n')
