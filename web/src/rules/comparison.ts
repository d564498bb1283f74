import type { Edition } from '../api/edition'
import { colorName } from '../i18n/names'
import { listed, listedParts, t, textOf } from '../i18n/language.svelte'
import { linePart } from './scoreLines'
import { widest } from './sections'
import type { PlainMessageId } from '../i18n/messages'

/** The labels of the table's lines. */
export const factMessages = {
  seats: 'rules-fact-of-seats',
  cities: 'rules-fact-of-cities',
  countries: 'rules-fact-of-countries',
  routes: 'rules-fact-of-routes',
  longest: 'rules-fact-of-longest',
  trains: 'rules-fact-of-trains',
  colors: 'rules-fact-of-colors',
  missing: 'rules-fact-of-missing',
  locomotives: 'rules-fact-of-locomotives',
  newspapers: 'rules-fact-of-newspapers',
  hand: 'rules-fact-of-hand',
  coins: 'rules-fact-of-coins',
  tickets: 'rules-fact-of-tickets',
  opening: 'rules-fact-of-opening',
  returned: 'rules-fact-of-returned',
  drawn: 'rules-fact-of-drawn',
  mix: 'rules-fact-of-mix',
  double: 'rules-fact-of-double',
  triple: 'rules-fact-of-triple',
  points: 'rules-fact-of-points',
  passengers: 'rules-fact-of-passengers',
  floor: 'rules-fact-of-floor',
  events: 'rules-fact-of-events',
  companies: 'rules-fact-of-companies',
  large: 'rules-fact-of-large',
  end: 'rules-fact-of-end',
  score: 'rules-fact-of-score',
  ties: 'rules-fact-of-ties',
  below: 'rules-fact-of-below',
} as const satisfies Record<string, PlainMessageId>
type FactId = keyof typeof factMessages
const deckMessages: Record<string, PlainMessageId> = {
  long: 'word-long',
  short: 'word-short',
}
const tieMessages: Record<string, PlainMessageId> = {
  tickets_completed: 'score-tie-tickets',
  longest_path: 'score-tie-longest-path',
  passengers: 'score-of-passengers',
  later_in_turn_order: 'score-tie-later',
}
const returnedMessages: Record<string, PlainMessageId> = {
  'shuffled-in': 'rules-fact-returned-shuffled-in',
  'shuffled-under': 'rules-fact-returned-shuffled-under',
}

/** One line of the table of facts: its label, and its value in an edition. */
export interface EditionFact {
  id: FactId
  value: string
}

const sum = (numbers: Record<string, number>) =>
  Object.values(numbers).reduce((all, each) => all + each, 0)

/** The name of a ticket deck. Custom maps may use any name. */
const deckName = (deck: string) => textOf(deckMessages, deck)

function ticketWords(edition: Edition): string {
  return listedParts(
    edition.decks.map((name, deck) => {
      const values = edition.tickets
        .filter((ticket) => ticket.deck === deck)
        .map(({ value }) => value)
      const args = {
        number: values.length,
        least: Math.min(...values),
        most: Math.max(...values),
      }
      return name === 'tickets'
        ? t('rules-fact-deck-only', args)
        : t('rules-fact-deck', { name: deckName(name), ...args })
    }),
  )
}

/** Points by length, from 1 to the longest route. */
export function pointsOf({ routes, claim_steps }: Edition): number[] {
  const longest = Math.max(...routes.map(({ length }) => length))
  return (claim_steps.find(({ step }) => step === 'route_points')?.points ?? []).slice(0, longest)
}

/** The value of trains left at the end: one entry for each run of equal numbers. */
export function trainsLeft({ lines }: Edition): { from: number; to: number; worth: number }[] {
  const worths = lines.find(({ line }) => line === 'trains_left')?.points
  const runs: { from: number; to: number; worth: number }[] = []
  if (!Array.isArray(worths)) return runs
  worths.forEach((worth, trains) => {
    const last = runs.at(-1)
    if (last?.worth === worth) last.to = trains
    else runs.push({ from: trains, to: trains, worth })
  })
  return runs
}

const yes = (holds: boolean) => t(holds ? 'page-yes' : 'word-no')
const from = (seats: number) =>
  seats <= 2
    ? t('rules-fact-always')
    : seats > 5
      ? t('rules-fact-never')
      : t('rules-fact-from', { seats })

function tieWords({ ties }: Edition): string {
  const words = ties.map((tie) => textOf(tieMessages, tie))
  return [
    ...words,
    ...(ties.includes('later_in_turn_order') ? [] : [t('rules-tie-short-shared')]),
  ].join(', ')
}

/**
 * The facts about an edition in words, with the same lines for every edition. `most` is the largest
 * number of seats.
 */
export function factsOf(edition: Edition, most: number): EditionFact[] {
  const { terms, cards, places, routes } = edition
  const { locomotive = 0, ...colors } = cards
  const deals = ({ deal, keep }: { deal: number; keep: number }) =>
    t('rules-fact-deals', { deal, keep })
  const floor = terms.draw_floor
  const list: [FactId, string][] = [
    ['seats', t('rules-fact-range', { from: 2, to: most })],
    ['cities', String(places.filter(({ country }) => !country).length)],
    ['countries', String(places.filter(({ country }) => country).length)],
    ['routes', String(routes.length)],
    ['longest', String(Math.max(...routes.map(({ length }) => length)))],
    ['trains', String(terms.trains)],
    ['colors', t('rules-fact-cards', { number: sum(colors), colors: Object.keys(colors).length })],
    [
      'missing',
      listed(['purple', 'orange'].filter((color) => !(color in colors)).map(colorName)) || '–',
    ],
    ['locomotives', String(locomotive)],
    ['newspapers', String(edition.newspapers)],
    ['hand', String(terms.hand)],
    ['coins', terms.coins ? t('word-dollars', { count: terms.coins }) : '–'],
    ['tickets', ticketWords(edition)],
    ['opening', deals(terms.opening_tickets)],
    ['returned', textOf(returnedMessages, terms.opening_returned)],
    ['drawn', deals(terms.drawn_tickets)],
    ['mix', yes(terms.names_mix)],
    ['double', from(terms.double_from)],
    ['triple', widest(edition) >= 3 ? from(terms.triple_from) : '–'],
    ['points', pointsOf(edition).join(', ') || '–'],
    ['passengers', String(sum(edition.passengers))],
    ['floor', floor === null ? t('rules-fact-floor-none') : t('rules-fact-floor', { floor })],
    ['events', String(edition.events.length)],
    ['companies', String(edition.companies.length)],
    ['large', String(places.filter(({ large }) => large).length)],
    ['end', t('rules-fact-end', { at: terms.end_at })],
    ['score', edition.lines.map(({ line }) => linePart(line)).join(', ')],
    ['ties', tieWords(edition)],
    ['below', yes(edition.floor === null)],
  ]
  return list.map(([id, value]) => ({ id, value }))
}
