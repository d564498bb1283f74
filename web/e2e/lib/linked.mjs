// A player of campaign games without any plan: builds what it can, says yes to whatever is offered, shows marks when it pays.

/** The one word of a question. */
export const kindOf = (asked) => (typeof asked === 'string' ? asked : Object.keys(asked ?? {})[0])

const marked = (cards) => Object.entries(cards).reduce((sum, [word, count]) => (word.includes('-') ? sum + count : sum), 0)
const most = (list, worth) => list.reduce((best, each) => (worth(each) > worth(best) ? each : best))

/**
 * An answer to what is asked, of those that were offered. Long and short routes take turns: some rules wait for either.
 * Questions that are still `unseen` are brought about where that can be done.
 */
export function scripted({ asked, choices, view, inputs, seat }, { routes, beside }, unseen = []) {
  const of = (word) => choices.filter((choice) => typeof choice === 'object' && word in choice)
  const kept = of('keep-tickets')
  if (kept.length) return kept.reduce((best, each) => (each['keep-tickets'].kept.length < best['keep-tickets'].kept.length ? each : best))
  const pays = of('pay')
  if (pays.length) return most(pays, ({ pay }) => marked(pay.cards) - 10 * (pay.cards.locomotive ?? 0))
  const answers = of('answer')
  if (answers.length && kindOf(asked) !== 'second') return answers.find(({ answer }) => answer > 0) ?? answers[0]
  const names = of('name')
  // With few cards drawing comes first, so that routes are long enough to end the game; tickets now and then.
  const hand = Object.values(view.own.hand).reduce((sum, count) => sum + count, 0)
  const tickets = of('draw-tickets')
  const window = unseen.includes('window') && beside.includes('window')
  if (kindOf(asked) === 'turn' && tickets.length && (window || inputs % 13 === 0)) return tickets[0]
  const staked = unseen.includes('stakes') && view.open.extras.desks[seat].stakes > 1 ? names.filter(({ name }) => routes[name].length > 2) : []
  if (staked.length) return staked[0]
  if (names.length && (hand > 5 || kindOf(asked) === 'second' || !choices.includes('draw-blind'))) return most(names, ({ name }) => routes[name].length * (inputs % 2 ? 1 : -1))
  if (choices.includes('draw-blind')) return 'draw-blind'
  return choices[0]
}
