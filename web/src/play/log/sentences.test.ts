import type { Card, Seen, SeatInfo } from '$protocol'
import { beforeAll, expect, test } from 'vitest'
import type { Edition } from '../../api/edition'
import { setLanguage } from '../../i18n/language.svelte'
import { added, turns, type SeenEntry } from './entries'
import type { SentenceReader } from './phrases'
import { sentence, sentences } from './sentences'

const edition = {
  decks: ['tickets'],
  places: ['Denver', 'Omaha', 'Berlin'].map((name) => ({ id: name, name, names: {} })),
  routes: [{ id: 'denver-omaha', places: [0, 1] }],
  tickets: [{ id: 'denver-omaha', ends: [0, 1], value: 9 }],
  events: [{ title: 'Clear Signals', text: 'Draw a card.' }],
} as unknown as Edition

const seat = (name: string): SeatInfo => ({
  color: 'red',
  sitter: { person: { id: name, name, ready: true } },
  stand_in: null,
  overdue: false,
  offered: null,
})
const reader: SentenceReader = { edition, seats: [seat('Ann'), seat('Bob')], you: 1 }
const texts = (seen: Seen[], who = reader) => sentences(seen, who).map(({ text }) => text)

beforeAll(() => setLanguage('en'))

test('a claim is logged with its cards and points', () => {
  const claim: Seen = { what: 'claimed', seat: 0, route: 0, payment: { purple: 3, locomotive: 1 } }
  expect(texts([claim, { what: 'scored', seat: 0, points: 7 }])).toEqual([
    'Ann claimed Denver\u00a0– Omaha with 3 purple and 1 locomotive (7 points).',
  ])
  const far: Seen[] = [claim, { what: 'reshuffled' }, { what: 'scored', seat: 0, points: 7 }]
  expect(texts(far)).toEqual([
    'Ann claimed Denver\u00a0– Omaha with 3 purple and 1 locomotive (7 points).',
    'The discard pile was shuffled into a new deck.',
  ])
  expect(texts([claim])).toEqual([
    'Ann claimed Denver\u00a0– Omaha with 3 purple and 1 locomotive.',
  ])
})

test('the cards of one draw are one sentence, and cards from the deck stay secret', () => {
  const draw: Seen[] = [
    { what: 'card-taken', seat: 0, slot: 1, card: 'red' },
    { what: 'card-laid', slot: 1, card: 'blue' },
    { what: 'card-drawn', seat: 0, card: null },
    { what: 'turn-began', seat: 1 },
    { what: 'card-drawn', seat: 1, card: 'green' },
  ]
  expect(texts(draw)).toEqual([
    'Ann drew a face-up card (red) and a card from the deck.',
    'You drew a card from the deck (green).',
  ])
})

test('cards that were all face up are only named', () => {
  const take = (...cards: Card[]) =>
    texts(cards.map((card): Seen => ({ what: 'card-taken', seat: 0, slot: 1, card })))
  expect([take('green', 'black'), take('green', 'green'), take('locomotive')]).toEqual([
    ['Ann took green and black.'],
    ['Ann took 2 green.'],
    ['Ann took 1 locomotive.'],
  ])
})

test('spectators see all seats by name', () => {
  expect(texts([{ what: 'passed', seat: 1 }], { ...reader, you: null })).toEqual([
    'Bob had to pass.',
  ])
})

test('own tickets are named, those of others counted', () => {
  const kept = (seat: number, tickets: [number[], number[]] | null): Seen => ({
    what: 'tickets-kept',
    seat,
    kept: [1, 0],
    returned: [2, 0],
    tickets,
  })
  expect(texts([kept(0, null), kept(1, [[0], []])])).toEqual([
    'Ann kept 1 ticket.',
    'You kept Denver\u00a0– Omaha (9).',
  ])
})

test('two decks are distinguished', () => {
  const two = { ...reader, edition: { ...edition, decks: ['short', 'long'] } }
  expect(texts([{ what: 'tickets-drawn', seat: 0, mix: [3, 1] }], two)).toEqual([
    'Ann drew 3 short tickets and 1 long ticket.',
  ])
})

test('campaign facts with a message are logged, bookkeeping is left out', () => {
  const extra = (extra: string, more = {}) => ({ what: 'extra', extra, ...more }) as Seen
  expect(
    texts([
      extra('event-turned', { event: 0 }),
      extra('claim-done'),
      extra('paid', { seat: 0, coins: 3 }),
    ]),
  ).toEqual(['News: Clear Signals. Draw a card.', 'Ann paid $3.'])
})

test('facts without an actor are logged without a name', () => {
  const extra = (extra: string) => ({ what: 'extra', extra, seat: null }) as unknown as Seen
  expect(texts([extra('news'), extra('chest-taken')])).toEqual(['The chest went back to the bank.'])
})

test('unknown kinds from a newer server are skipped', () => {
  expect(sentence({ what: 'flood' } as unknown as Seen, reader)).toBeUndefined()
})

test('the log is grouped by turn, and each line has its moment', () => {
  const entries: SeenEntry[] = [
    {
      inputs: 40,
      seen: [
        { what: 'first-found', seat: 0 },
        { what: 'turn-began', seat: 0 },
      ],
    },
    { inputs: 41, seen: [{ what: 'card-drawn', seat: 0, card: null }] },
    {
      inputs: 43,
      seen: [
        { what: 'card-drawn', seat: 0, card: null },
        { what: 'turn-began', seat: 1 },
      ],
    },
    { inputs: 44, seen: [{ what: 'passed', seat: 1 }, { what: 'market-reset' }] },
  ]
  const log = turns(entries, reader)
  expect(
    log.map(({ seat, number, lines }) => [seat, number, lines.map(({ at, text }) => [at, text])]),
  ).toEqual([
    [null, 0, [[40, 'Ann goes first.']]],
    [0, 1, [[43, 'Ann drew 2 cards from the deck.']]],
    [
      1,
      2,
      [
        [44, 'You had to pass.'],
        [44, 'Too many face-up locomotives: all face-up cards were replaced.'],
      ],
    ],
  ])
})

test('undone facts are removed, and repeated ones appear once', () => {
  const entry = (inputs: number, ...seen: Seen[]): SeenEntry => ({ inputs, seen })
  const one = added([], entry(5, { what: 'turn-began', seat: 0 }))
  const two = added(one, entry(6, { what: 'claimed', seat: 0, route: 0, payment: {} }))
  expect(added(two, entry(6, { what: 'claimed', seat: 0, route: 0, payment: {} }))).toEqual(two)
  const back = added(two, entry(7, { what: 'taken-back', seat: 0, to: 5 }))
  expect(turns(back, reader).flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
    'Ann undid the last action.',
  ])
})

test('German and French address the reader', async () => {
  const claim: Seen[] = [
    { what: 'claimed', seat: 1, route: 0, payment: { red: 1 } },
    { what: 'scored', seat: 1, points: 1 },
  ]
  await setLanguage('de')
  expect(texts(claim)).toEqual([
    'Du hast Denver\u00a0– Omaha mit 1\u00a0×\u00a0rot gebaut (1\u00a0Punkt).',
  ])
  await setLanguage('fr')
  expect(texts(claim)).toEqual([
    'Tu as pris Denver\u00a0– Omaha avec 1\u00a0×\u00a0rouge (1\u00a0point).',
  ])
  await setLanguage('en')
})
