import type { Ask, Refused } from '$protocol'
import { placeName, seatName } from '../words/names'
import { listed, t } from '../words/words.svelte'
import { colorName } from '../words/names'
import type { Desk } from './desk.svelte'
import { towards } from './needs'

/** The one word of a question, whatever is said with it. */
export const askKind = (asked: Ask) => (typeof asked === 'string' ? asked : Object.keys(asked)[0]!)

/** The seat's name, or that it is oneself. */
export const who = (desk: Desk, seat: number) =>
  seat === desk.table.seat ? t('you') : seatName(desk.info.seats, seat)

/** What happens now, in one sentence. */
export function situation(desk: Desk): string {
  const { shown, table } = desk
  const { asked, to_move, view } = shown
  if (view.open.over) return t('ask-over')
  if (!asked || !to_move.length) return t('ask-nobody')
  if (table.seat === null || shown.at === null || desk.covered || table.behind || table.sending) {
    const others = to_move.filter((seat) => seat !== table.seat || desk.covered)
    if (!others.length) return t('ask-moment')
    return t('ask-waiting', {
      names: listed(others.map((seat) => seatName(desk.info.seats, seat))),
      count: others.length,
    })
  }
  return question(desk, asked)
}

/** What is asked of the seat at this device. */
function question(desk: Desk, asked: Ask): string {
  const { edition, draws } = desk
  const kind = askKind(asked)
  switch (kind) {
    case 'turn': {
      const ways: string[] = []
      if (draws.deck || draws.slots.size) ways.push(t('ask-turn-cards'))
      if (desk.offers.size) ways.push(t('ask-turn-claim', { count: desk.offers.size }))
      if (draws.tickets.length) ways.push(t('ask-turn-tickets'))
      return ways.length ? t('ask-turn', { ways: either(ways) }) : t('ask-turn-pass')
    }
    case 'second-card':
      return t(barsLocomotives(desk) ? 'ask-second-card-plain' : 'ask-second-card')
    case 'opening-tickets':
    case 'tickets':
      return t('ask-tickets', { count: fewest(desk) })
    case 'passenger':
      return t('ask-passenger', {
        place: placeName(edition, (asked as { passenger: [number, number] }).passenger[1]),
      })
    case 'load':
      return t('ask-load', {
        place: placeName(edition, (asked as { load: [number, number] }).load[1]),
      })
    default:
      return t(`ask-${kind}`)
  }
}

const either = (words: string[]) =>
  new Intl.ListFormat(document.documentElement.lang, { type: 'disjunction' }).format(words)

/** Whether an open locomotive lies there that cannot be taken now. */
const barsLocomotives = (desk: Desk) =>
  desk.shown.view.open.market.some(
    (card, slot) => card === 'locomotive' && !desk.draws.slots.has(slot),
  )

/** How many tickets must be kept, as the answers that were offered tell. */
export function fewest(desk: Desk): number {
  const kept = desk.choices.flatMap((action) =>
    typeof action === 'object' && 'keep-tickets' in action
      ? [action['keep-tickets'].kept.length]
      : [],
  )
  return kept.length ? Math.min(...kept) : 0
}

/** Why something is not possible, with the numbers that make it so. */
export function reason(desk: Desk, refused: Refused, route?: number): string {
  const [word, args] = typeof refused === 'string' ? [refused, {}] : Object.entries(refused)[0]!
  if (word === 'not_enough_cards' && route !== undefined && desk.own) {
    const { length: need, color: printed } = desk.edition.routes[route]!
    const { color, have, locomotives } = towards(desk.edition, route, desk.hand)
    if (!color) return t('refused-cards-none', { need })
    return t(printed ? 'refused-cards-color' : 'refused-cards-of', {
      need,
      color: colorName(color),
      have,
      locomotives,
    })
  }
  const numbers = args as Record<string, number>
  const said = 'owner' in numbers ? { owner: who(desk, numbers.owner!) } : numbers
  return t(`refused-${word.replaceAll('_', '-')}`, said)
}
