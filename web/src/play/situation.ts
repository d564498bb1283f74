import type { Action, Ask, Refused } from '$protocol'
import { listed, messageOf, singleStops, t, textOf } from '../i18n/language.svelte'
import { colorName, placeName, seatName } from '../i18n/names'
import type { GameModel } from '../model/gameModel.svelte'
import { towards } from './claim/needs'
import { until } from '../i18n/time'
import { capital } from '../mechanisms/mechanismNames'
import type { PlainMessageId } from '../i18n/messages'

const askMessages: Record<string, PlainMessageId> = {
  'opening-mix': 'question-opening-mix',
  use: 'question-use',
  choose: 'question-choose',
  take: 'question-take',
  crew: 'question-crew',
  cards: 'question-cards',
  wage: 'question-wage',
  privilege: 'question-privilege',
  stakes: 'question-stakes',
  pay: 'question-pay',
  second: 'question-second',
  hazard: 'question-hazard',
  deliver: 'question-deliver',
  wire: 'question-wire',
  'wire-keep': 'question-wire-keep',
  dine: 'question-dine',
  house: 'question-house',
  window: 'question-window',
}
const refusalMessages = {
  not_your_turn: 'refused-not-your-turn',
  wrong_phase: 'refused-wrong-phase',
  draw_barred: 'refused-draw-barred',
  slot_empty: 'refused-slot-empty',
  locomotive_second: 'refused-locomotive-second',
  locomotive_barred: 'refused-locomotive-barred',
  deck_empty: 'refused-deck-empty',
  no_such_route: 'refused-no-such-route',
  route_taken: 'refused-route-taken',
  twin_owned: 'refused-twin-owned',
  route_closed: 'refused-route-closed',
  not_enough_trains: 'refused-not-enough-trains',
  wrong_payment: 'refused-wrong-payment',
  not_enough_cards: 'refused-not-enough-cards',
  tickets_empty: 'refused-tickets-empty',
  bad_mix: 'refused-bad-mix',
  bad_ticket_set: 'refused-bad-ticket-set',
  keep_too_few: 'refused-keep-too-few',
  bad_return_order: 'refused-bad-return-order',
  bad_passenger: 'refused-bad-passenger',
  bad_answer: 'refused-bad-answer',
  cannot_pass: 'refused-cannot-pass',
  cannot_undo: 'refused-cannot-undo',
  bad_deal: 'refused-bad-deal',
} as const

/** The kind of a question as one word. */
export const askKind = (asked: Ask) => (typeof asked === 'string' ? asked : Object.keys(asked)[0]!)

/** The seat's name, or "you". */
export const who = (model: GameModel, seat: number) =>
  seat === model.table.seat ? t('you') : seatName(model.info.seats, seat)

/**
 * The current situation in one sentence, which is shorter (`brief`) if board and cards already show
 * the choices.
 */
export function situation(model: GameModel, brief = false): string {
  const { shown, table } = model
  const { asked, to_move, view } = shown
  if (view.open.over) return t('fact-ended')
  if (!asked || !to_move.length) return t('ask-nobody')
  if (model.holdsUp && !model.history.past) {
    const claims = shown.seen.some((each) => each.what === 'claimed' && each.seat === table.seat)
    return t(claims ? 'done-claim' : 'done-move')
  }
  const elsewhere = model.covered || model.replaced
  if (table.seat === null || shown.at === null || elsewhere || table.behind || table.sending) {
    const others = to_move.filter((seat) => seat !== table.seat || elsewhere)
    if (!others.length) return t('ask-moment')
    const names = listed(others.map((seat) => seatName(model.info.seats, seat)))
    const due = others.length === 1 ? deadline(model, others[0]!) : undefined
    return due
      ? t('ask-waiting-until', { names, time: due })
      : t('ask-waiting', { names, count: others.length })
  }
  if (
    brief &&
    !isNew(model) &&
    askKind(asked) === 'turn' &&
    (model.offers.size || model.draws.deck)
  ) {
    const due = deadline(model, table.seat)
    return due ? t('ask-turn-until', { time: due }) : t('ask-turn-brief')
  }
  return question(model, asked)
}

/** The time by which a seat must move in a correspondence game. */
function deadline({ info, table }: GameModel, seat: number): string | undefined {
  const due = table.clock?.seats[seat]?.due
  return due && typeof info.pace === 'object' && 'days' in info.pace ? until(due) : undefined
}

/** Number of turns at the beginning of a game for which all possible actions are listed. */
const NEW_TURNS = 3
const isNew = ({ history, table }: GameModel) =>
  history.entries
    .flatMap(({ seen }) => seen)
    .filter((each) => each.what === 'turn-began' && each.seat === table.seat).length <= NEW_TURNS

/** The question to the seat on this device. */
function question(model: GameModel, asked: Ask): string {
  const { edition, draws } = model
  const kind = askKind(asked)
  switch (kind) {
    case 'turn': {
      const ways: string[] = []
      if (draws.deck || draws.slots.size) ways.push(t('ask-turn-cards'))
      if (model.offers.size) ways.push(t('ask-turn-claim', { count: model.offers.size }))
      if (draws.tickets.length) ways.push(t('ask-turn-tickets'))
      return ways.length ? t('ask-turn', { ways: either(ways) }) : t('ask-turn-pass')
    }
    case 'second-card':
      return t(barsLocomotives(model) ? 'ask-second-card-plain' : 'question-second-card')
    case 'opening-tickets':
    case 'tickets':
      return t('ask-tickets', { count: fewest(model) })
    case 'passenger':
      return t('question-passenger', {
        place: placeName(edition, (asked as { passenger: [number, number] }).passenger[1]),
      })
    case 'load':
      return t('question-load', {
        place: placeName(edition, (asked as { load: [number, number] }).load[1]),
      })
    default:
      return textOf(askMessages, kind)
  }
}

const either = (words: string[]) =>
  new Intl.ListFormat(document.documentElement.lang, { type: 'disjunction' }).format(words)

/** A sentence that names the players with a turn left in the last round; undefined before it and after the game. */
export function lastRound({ shown, info, table }: GameModel): string | undefined {
  const { turn, turns_left: left, over, seats } = shown.view.open
  if (left === null || turn === null || over) return undefined
  const later = Array.from({ length: left }, (_, at) => (turn + 1 + at) % seats)
  const name = (seat: number) => (seat === table.seat ? t('word-you') : seatName(info.seats, seat))
  if (turn === table.seat && !later.includes(turn))
    return t('banner-last-turn', { count: left, names: listed(later.map(name)) })
  const order = [turn, ...later]
    .map(name)
    .reduce((earlier, next) => t('banner-then', { earlier, next }))
  return t('banner-last-round', { order })
}

/** Whether one more route could leave a seat with so few trains that the last round starts. */
export function hasFewTrains({ edition, shown: { view } }: GameModel, seat: number): boolean {
  const longest = Math.max(...edition.routes.map(({ length }) => length))
  return !view.open.over && view.open.trains[seat]! <= edition.terms.end_at + longest
}

/** A seat's remaining trains in words, with a warning if they are few. */
export const trainsLeftWords = (model: GameModel, seat: number) =>
  t(hasFewTrains(model, seat) ? 'seat-few-trains' : 'seat-trains', {
    count: model.shown.view.open.trains[seat]!,
  })

/** Whether there is a face-up locomotive that cannot be taken now. */
const barsLocomotives = (model: GameModel) =>
  model.shown.view.open.market.some(
    (card, slot) => card === 'locomotive' && !model.draws.slots.has(slot),
  )

/** The number of tickets that must be kept, according to the offered answers. */
export function fewest(model: GameModel): number {
  const kept = model.choices.flatMap((action) =>
    typeof action === 'object' && 'keep-tickets' in action
      ? [action['keep-tickets'].kept.length]
      : [],
  )
  return kept.length ? Math.min(...kept) : 0
}

/** Explains why something is not possible, with the relevant numbers. */
export function reason(model: GameModel, refused: Refused, route?: number): string {
  const [word, args]: [string, object] =
    typeof refused === 'string' ? [refused, {}] : Object.entries(refused)[0]!
  if (word === 'not_enough_cards' && route !== undefined && model.own) {
    const { length: need, color: printed } = model.edition.routes[route]!
    const { color, have, locomotives } = towards(model.edition, route, model.hand)
    if (!color) return t('claim-needs-none', { need, locomotives })
    return t(printed ? 'claim-needs-color' : 'claim-needs-any', {
      need,
      color: colorName(color),
      have,
      locomotives,
    })
  }
  const { owner = 0, have = 0, need = 0, piles = 0, keep = 0 } = args as Record<string, number>
  const id = messageOf(refusalMessages, word)
  if (!id) return word
  const why = t(id, { you: 'yes', owner: who(model, owner), have, need, piles, keep })
  return singleStops(`${capital(why)}.`)
}

/** Describes a mix of tickets by deck. */
export function mixWords(model: GameModel, [first, second]: [number, number]): string {
  return model.edition.decks.length > 1
    ? t('mix', { short: first, long: second })
    : t('word-tickets', { count: first })
}

/** The label of an answer. */
export function answerWords(model: GameModel, action: Action): string {
  if (action === 'pass') return t('answer-pass')
  if (typeof action === 'string') return action
  if ('name-mix' in action) return mixWords(model, action['name-mix'])
  if ('draw-tickets' in action) {
    const mix = action['draw-tickets']
    // Next to other mixes, the question already has the verb.
    if (mix) return mixWords(model, mix)
    const { deal } = model.edition.terms.drawn_tickets
    return t('answer-draw', { tickets: t('word-tickets', { count: deal }) })
  }
  if ('take-passenger' in action)
    return t('answer-passenger', { color: colorName(action['take-passenger'].color) })
  return ''
}
