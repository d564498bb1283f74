import type { Edition } from '../../api/edition'
import { routeName } from '../../i18n/names'
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
  cards: number
  tickets: boolean
}

/** The other players' turns between a seat's last turn and its current one, by seat. */
export function meanwhile(
  entries: SeenEntry[],
  you: number,
  edition: Edition,
): ReadonlyMap<number, Deed> {
  const tallies = new Map<number, Tally>()
  let at = 0
  // The last entry is read first, since it ends a player's turn.
  const of = (seat: number) => {
    const tally = tallies.get(seat) ?? { at, points: 0, cards: 0, tickets: false }
    tallies.set(seat, tally)
    return tally
  }
  let began = 0
  for (let last = entries.length - 1; last >= 0 && began < 2; last--) {
    at = entries[last]!.inputs
    for (const seen of [...entries[last]!.seen].reverse()) {
      if (seen.what === 'turn-began' && seen.seat === you && ++began === 2) break
      if (began !== 1 || !('seat' in seen) || typeof seen.seat !== 'number' || seen.seat === you)
        continue
      if (seen.what === 'claimed') of(seen.seat).route ??= seen.route
      else if (seen.what === 'scored') of(seen.seat).points += seen.points
      else if (seen.what === 'card-drawn' || seen.what === 'card-taken') of(seen.seat).cards++
      else if (seen.what === 'tickets-drawn') of(seen.seat).tickets = true
    }
  }
  return new Map([...tallies].map(([seat, tally]) => [seat, deedOf(tally, edition)]))
}

function deedOf({ at, route, points, cards, tickets }: Tally, edition: Edition): Deed {
  if (route !== undefined) {
    const name = routeName(edition, route)
    const text = points ? t('meanwhile-claim', { route: name, points }) : name
    return { icon: 'train', text, route, at }
  }
  return tickets
    ? { icon: 'ticket', text: t('meanwhile-tickets'), at }
    : { icon: 'cards', text: t('meanwhile-cards', { count: cards }), at }
}
