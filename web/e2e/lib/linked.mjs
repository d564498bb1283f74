// Plays campaign games without a plan: builds routes whenever possible, accepts every offer, and
// pays with marked cards if that is worthwhile.

export const kindOf = (asked) => (typeof asked === 'string' ? asked : Object.keys(asked ?? {})[0])

const sum = (counts) => Object.values(counts).reduce((all, count) => all + count, 0)
const marked = (cards) =>
  sum(Object.fromEntries(Object.entries(cards).filter(([word]) => word.includes('-'))))
const picks = (cards) =>
  sum(Object.fromEntries(Object.entries(cards).filter(([word]) => word.endsWith('-pickaxe'))))
const most = (list, worth) => list.reduce((best, each) => (worth(each) > worth(best) ? each : best))

/** Number of cards in hand before a route is built; higher while saving pickaxes. */
const [FEW, MANY] = [5, 16]

/**
 * Chooses one of the offered answers. Alternates long and short routes, because some rules need one
 * or the other. Provokes questions that are still `unseen` if possible.
 */
export function scripted({ asked, choices, view, inputs, seat }, { routes, beside }, unseen = []) {
  const of = (word) => choices.filter((choice) => typeof choice === 'object' && word in choice)
  const kept = of('keep-tickets')
  if (kept.length) return most(kept, (each) => -each['keep-tickets'].kept.length)
  // The stakes question is asked only on longer routes, of players with two stakes. Two pickaxes in
  // one payment earn one stake.
  const saving = unseen.includes('stakes') && beside.includes('cut_offs')
  const pays = of('pay')
  if (pays.length)
    return most(
      pays,
      ({ pay }) =>
        (saving && picks(pay.cards) < 2 ? -picks(pay.cards) : marked(pay.cards)) -
        10 * (pay.cards.locomotive ?? 0),
    )
  const answers = of('answer')
  if (answers.length && kindOf(asked) !== 'second')
    return answers.find(({ answer }) => answer > 0) ?? answers[0]
  const tickets = of('draw-tickets')
  const window = unseen.includes('window') && beside.includes('window')
  if (kindOf(asked) === 'turn' && tickets.length && (window || inputs % 13 === 0)) return tickets[0]
  const { hand } = view.own
  const names = of('name')
  if (saving && names.length) {
    const rich = ({ color }) =>
      Object.entries(hand).some(
        ([word, count]) =>
          word.endsWith('-pickaxe') && count > 1 && (!color || word.startsWith(color)),
      )
    const staked = view.open.extras.desks[seat].stakes > 1
    const towards = names.filter(({ name }) =>
      staked ? routes[name].length > 2 : routes[name].length > 1 && rich(routes[name]),
    )
    if (towards.length) return towards[0]
  }
  // With few cards in hand, draws before building, so that routes are long enough to end the game.
  const enough = sum(hand) > (saving ? MANY : FEW)
  if (names.length && (enough || kindOf(asked) === 'second' || !choices.includes('draw-blind')))
    return most(names, ({ name }) => routes[name].length * (inputs % 2 ? 1 : -1))
  if (choices.includes('draw-blind')) return 'draw-blind'
  return choices[0]
}
