import type { Seen } from '$protocol'
import type { Edition } from '../../api/edition'
import { colorName, routeName } from '../../i18n/names'
import { t } from '../../i18n/language.svelte'
import type { IconName } from '../../ui/Icon.svelte'
import type { SeenEntry } from './entries'

/** A short summary of a player's turn. */
export interface Deed {
  icon: IconName
  text: string
  /** The route that was claimed. */
  route?: number
  /** Number of inputs in the record after the turn. */
  at: number
}

interface Tally {
  at: number
  route?: number
  points: number
  /** The face-up cards that were taken, and the number of cards drawn from the deck. */
  open: string[]
  blind: number
  tickets: boolean
}

/** Tallies by seat. Facts are added from the newest to the oldest. */
class Tallies extends Map<number, Tally> {
  add(seen: Seen, seat: number, at: number) {
    if (!tells(seen)) return
    const tally = this.get(seat) ?? { at, points: 0, open: [], blind: 0, tickets: false }
    this.set(seat, tally)
    if (seen.what === 'claimed') tally.route ??= seen.route
    else if (seen.what === 'scored') tally.points += seen.points
    else if (seen.what === 'card-taken') tally.open.unshift(seen.card)
    else if (seen.what === 'card-drawn') tally.blind++
    else tally.tickets = true
  }
}

const tells = ({ what }: Seen) =>
  ['claimed', 'scored', 'card-taken', 'card-drawn', 'tickets-drawn'].includes(what)

const seatOf = (seen: Seen) =>
  'seat' in seen && typeof seen.seat === 'number' ? seen.seat : undefined

/** The other players' turns between a seat's last turn and its current one, by seat. */
export function meanwhile(
  entries: SeenEntry[],
  you: number,
  edition: Edition,
): ReadonlyMap<number, Deed> {
  const tallies = new Tallies()
  let began = 0
  // Entries are read backwards, since the last one ends a player's turn.
  for (let last = entries.length - 1; last >= 0 && began < 2; last--) {
    const { inputs, seen: facts } = entries[last]!
    for (const seen of [...facts].reverse()) {
      if (seen.what === 'turn-began' && seen.seat === you && ++began === 2) break
      const seat = seatOf(seen)
      if (began === 1 && seat !== undefined && seat !== you) tallies.add(seen, seat, inputs)
    }
  }
  return new Map([...tallies].map(([seat, tally]) => [seat, deedOf(tally, edition)]))
}

/** The newest turn in which something happened, and its seat. */
export function lastDeed(
  entries: SeenEntry[],
  edition: Edition,
): (Deed & { seat: number }) | undefined {
  const tallies = new Tallies()
  const told = () => [...tallies].map(([seat, tally]) => ({ ...deedOf(tally, edition), seat }))[0]
  for (const { inputs, seen: facts } of [...entries].reverse())
    for (const seen of [...facts].reverse()) {
      const seat = seatOf(seen)
      if (seat === undefined || (tallies.size && !tallies.has(seat))) continue
      if (seen.what === 'turn-began' && tallies.size) return told()
      tallies.add(seen, seat, inputs)
    }
  return told()
}

function deedOf({ at, route, points, open, blind, tickets }: Tally, edition: Edition): Deed {
  if (route !== undefined) {
    const name = routeName(edition, route)
    const text = points ? t('meanwhile-claim', { route: name, points }) : name
    return { icon: 'train', text, route, at }
  }
  if (tickets) return { icon: 'ticket', text: t('meanwhile-tickets'), at }
  const cards = open.map((card) => colorName(card))
  if (blind) cards.push(t('meanwhile-deck', { count: blind }))
  return { icon: 'cards', text: cards.join(' + '), at }
}
