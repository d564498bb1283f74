import type { Action } from '$protocol'
import type { Edition } from '../api/edition'
import { colors } from '../board/looks'

/** Cards by kind: a colour or `locomotive`. */
export type Payment = Record<string, number>

/**
 * One way to claim a route. The payment is missing if the route is named first and paid for later.
 */
export interface ClaimOffer {
  action: Action
  payment: Payment | null
}

/** The display order of card kinds. */
export const kinds = [...colors, 'locomotive'] as string[]

const locomotives = ({ payment }: ClaimOffer) => payment?.locomotive ?? 0
const kind = ({ payment }: ClaimOffer) => kinds.findIndex((kind) => payment?.[kind])

/** The ways to claim each route, by its number, fewest locomotives first. */
export function offersOf(choices: Action[]): Map<number, ClaimOffer[]> {
  const found = new Map<number, ClaimOffer[]>()
  const add = (route: number, offer: ClaimOffer) =>
    found.set(route, [...(found.get(route) ?? []), offer])
  for (const action of choices) {
    if (typeof action === 'string') continue
    if ('claim' in action) add(action.claim.route, { action, payment: action.claim.payment })
    else if ('name' in action) add(action.name, { action, payment: null })
  }
  for (const offers of found.values())
    offers.sort((a, b) => locomotives(a) - locomotives(b) || kind(a) - kind(b))
  return found
}

/** The offers that spend cards of this kind; all offers if no kind is given. */
export function spending(offers: ClaimOffer[], card: string | undefined): ClaimOffer[] {
  return card === undefined ? offers : offers.filter(({ payment }) => payment?.[card])
}

/**
 * The tracks that a player pointing at `route` may have meant: available parallel ones in other
 * colours. Identical tracks are not asked about.
 */
export function tracksOf(
  edition: Edition,
  offers: Map<number, ClaimOffer[]>,
  route: number,
  card?: string,
): number[] {
  const { group, color } = edition.routes[route]!
  const open = (at: number) => spending(offers.get(at) ?? [], card).length > 0
  const tracks = edition.routes.flatMap((other, at) => {
    const beside =
      at === route || (group !== null && other.group === group && other.color !== color)
    return beside && open(at) ? [at] : []
  })
  return tracks
}

/** The possible draws. */
export interface Draws {
  deck: boolean
  slots: ReadonlySet<number>
  /** Every way to draw tickets, as an action. */
  tickets: Action[]
}

export function drawsOf(choices: Action[]): Draws {
  const slots = new Set<number>()
  const tickets: Action[] = []
  for (const action of choices) {
    if (typeof action === 'string') continue
    if ('draw-face-up' in action) slots.add(action['draw-face-up'])
    else if ('draw-tickets' in action) tickets.push(action)
  }
  return { deck: choices.includes('draw-blind'), slots, tickets }
}

/** The choices that no other part of the screen offers. They are shown as a list of buttons. */
export function othersOf(choices: Action[]): Action[] {
  return choices.filter((action) => {
    if (typeof action === 'string') return action === 'pass'
    return (
      'answer' in action || 'pay' in action || 'take-passenger' in action || 'name-mix' in action
    )
  })
}

/** The offered answer that keeps exactly these tickets and returns the others in this order. */
export function keeping(choices: Action[], kept: number[], returned: number[]): Action | undefined {
  const same = (a: number[], b: number[]) =>
    a.length === b.length && a.every((each) => b.includes(each))
  const order = (listed: number[]) => listed.join(' ') === returned.join(' ')
  const keeps = choices.flatMap((action) =>
    typeof action === 'object' && 'keep-tickets' in action ? [action] : [],
  )
  const fitting = keeps.filter((action) => same(action['keep-tickets'].kept, kept))
  const exact = fitting.find((action) => order(action['keep-tickets'].returned))
  return exact ?? fitting[0]
}

/** Whether the order of returned tickets matters, according to the offered answers. */
export function orderCounts(choices: Action[]): boolean {
  return choices.some(
    (action) =>
      typeof action === 'object' &&
      'keep-tickets' in action &&
      action['keep-tickets'].returned.length > 1,
  )
}

/** The marks on some cards. */
export type CardMark = 'pickaxe' | 'skull'
export const marks: CardMark[] = ['pickaxe', 'skull']

/** Parses a card: a colour or `locomotive`, with a mark after a dash if it has one. */
export function faceOf(word: string): { kind: string; mark: CardMark | undefined } {
  const [kind = word, mark] = word.split('-')
  return { kind, mark: marks.find((known) => known === mark) }
}

/** Counts cards by kind, ignoring marks. */
export function byKind(cards: Payment): Payment {
  const sums: Payment = {}
  for (const [word, count] of Object.entries(cards)) {
    const { kind } = faceOf(word)
    sums[kind] = (sums[kind] ?? 0) + count
  }
  return sums
}

/** The number of these cards with this mark, or only those of the given kind. */
export const shows = (cards: Payment, mark: CardMark, kind?: string) =>
  Object.entries(cards).reduce((sum, [word, count]) => {
    const face = faceOf(word)
    return face.mark === mark && (kind === undefined || face.kind === kind) ? sum + count : sum
  }, 0)
