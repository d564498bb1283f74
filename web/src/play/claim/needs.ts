import type { Edition } from '../../api/edition'
import type { GameModel } from '../../model/gameModel.svelte'
import { kinds, type Payment } from '../../model/offers'

/** The cards and trains needed for some routes, compared with the player's own. */
export interface RouteNeeds {
  trains: number
  /** Cards of each colour, `gray` for those of any colour. */
  cards: Record<string, number>
  /** Number of cards still missing after using locomotives. */
  missing: number
  /** Number of locomotives used. */
  locomotives: number
}

/**
 * The trains and cards that these routes need together. Gray routes are counted separately, because
 * each needs cards of a single colour.
 */
export function needsOf(edition: Edition, routes: number[], hand: Payment): RouteNeeds {
  const cards: Record<string, number> = {}
  let trains = 0
  for (const at of routes) {
    const { color, length } = edition.routes[at]!
    trains += length
    cards[color ?? 'gray'] = (cards[color ?? 'gray'] ?? 0) + length
  }
  const lacking = Object.entries(cards).filter(([color]) => color !== 'gray')
  let missing = 0
  for (const [color, count] of lacking) missing += Math.max(0, count - (hand[color] ?? 0))
  // The remaining cards may pay for gray routes, the longest route from the largest remainder.
  const rest = Object.entries(hand)
    .filter(([color]) => color !== 'locomotive')
    .map(([color, count]) => Math.max(0, count - (cards[color] ?? 0)))
  const gray = routes
    .filter((at) => edition.routes[at]!.color === null)
    .map((at) => edition.routes[at]!.length)
  for (const length of gray.sort((a, b) => b - a)) {
    rest.sort((a, b) => b - a)
    const paid = Math.min(length, rest[0] ?? 0)
    missing += length - paid
    if (rest.length) rest[0]! -= paid
  }
  const locomotives = Math.min(missing, hand.locomotive ?? 0)
  return { trains, cards, missing: missing - locomotives, locomotives }
}

/** The needs of the planned routes that the seat on this device does not own yet. */
export function plannedNeeds({ routePlan, numbers, table, shown, edition, hand }: GameModel) {
  const routes = [...routePlan.routes].flatMap((id) => numbers.get(id) ?? [])
  const mine = table.seat === null ? [] : shown.view.open.owned[table.seat]!
  const needs = needsOf(
    edition,
    routes.filter((route) => !mine.includes(route)),
    hand,
  )
  const lacks = (kind: string) => Math.max(0, needs.cards[kind]! - (hand[kind] ?? 0))
  const short = kinds.filter((kind) => needs.cards[kind] && lacks(kind))
  return {
    ...needs,
    routes,
    mine,
    left: table.seat === null ? 0 : shown.view.open.trains[table.seat]!,
    /** Colours of which the player has too few cards, with the number of missing cards. */
    short: short.map((kind) => ({ kind, count: lacks(kind) })),
  }
}

/**
 * The largest number of cards of one colour that could help to pay for a route, and the number of
 * locomotives.
 */
export function towards(
  edition: Edition,
  route: number,
  hand: Payment,
): { color: string | null; have: number; locomotives: number } {
  const { color } = edition.routes[route]!
  const locomotives = hand.locomotive ?? 0
  if (color) return { color, have: hand[color] ?? 0, locomotives }
  const colored = Object.entries(hand).filter(([kind]) => kind !== 'locomotive')
  const [best, have] = colored.sort((a, b) => b[1] - a[1])[0] ?? [null, 0]
  return { color: best, have, locomotives }
}
