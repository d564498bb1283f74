import { expect, it, test } from 'vitest'
import type { Action } from '$protocol'
import type { Edition } from '../api/edition'
import { setLanguage } from './language.svelte'
import {
  choiceWords,
  companyOf,
  placeName,
  placeNames,
  routeName,
  seatName,
  sitterName,
  standInName,
  winnerName,
} from './names'

const edition = {
  places: [
    { id: 'koeln', name: 'Köln', names: { en: 'Cologne', fr: 'Cologne' } },
    { id: 'mainz', name: 'Mainz', names: { fr: 'Mayence' } },
  ],
  routes: [{ places: [0, 1] }],
} as unknown as Edition

it("names places in the reader's language", async () => {
  const said: Record<string, string> = {}
  for (const language of ['en', 'de', 'fr'] as const) {
    await setLanguage(language)
    said[language] = `${placeName(edition, 0)} ${placeName(edition, 1)}`
    expect(routeName(edition, 0)).toContain(placeName(edition, 1))
  }
  expect(said).toEqual({ en: 'Cologne Mainz', de: 'Köln Mainz', fr: 'Cologne Mayence' })
  expect(placeNames(edition, 1)).toEqual(['Mainz', 'Mayence'])
})

const american = {
  places: [
    { id: 'boston', name: 'Boston', names: {} },
    { id: 'miami', name: 'Miami', names: {} },
  ],
  routes: [{ places: [0, 1] }],
  tickets: [{ ends: [0, 1], value: 8 }],
} as unknown as Edition

const choices: Action[] = [
  'pass',
  'draw-blind',
  { 'draw-face-up': 1 },
  { claim: { route: 0, payment: { red: 2 } } },
  { name: 0 },
  { 'draw-tickets': null },
  { 'name-mix': [1, 1] },
  { 'keep-tickets': { kept: [0], returned: [] } },
  { 'take-passenger': { place: 1, color: 'red' } },
  { pay: { cards: {}, snow: null } },
  { answer: 2 },
]

test('every choice has words in every language', async () => {
  for (const language of ['en', 'de', 'fr'] as const) {
    await setLanguage(language)
    const said = choices.map((action) =>
      choiceWords(american, action, ['blue', 'red-skull', null, null, null]),
    )
    expect(
      said.every((words) => words.length > 3 && !words.includes('choice-')),
      said.join(),
    ).toBe(true)
    // Naming a route before paying for it is described with the same words as claiming it.
    expect(new Set(said).size).toBe(choices.length - 2)
  }
  await setLanguage('en')
  expect(
    choiceWords(american, { 'draw-face-up': 1 }, ['blue', 'red-skull', null, null, null]),
  ).toContain('red')
  expect(choiceWords(american, choices[3]!, [])).toBe('claim Boston\u00a0– Miami')
})

it('calls bots of a campaign by their own names, and winners by company and name', async () => {
  await setLanguage('en')
  const bot = (color: string, company?: string) => ({
    sitter: { bot: { bot: 'normal' } },
    color,
    ...(company && { company }),
  })
  const seats = [bot('green', 'Greenbrier & Gulf'), bot('black', 'Anthracite')]
  expect(seats.map((_, at) => seatName(seats, at))).toEqual(['Nell', 'Theo'])
  expect(seats.map(companyOf)).toEqual(['Greenbrier & Gulf', 'Anthracite'])
  expect(companyOf(bot('green'))).toBe('')
  expect(winnerName(seats, 1)).toBe('Anthracite (Theo)')
  expect(winnerName([bot('green'), bot('black')], 1)).toBe('Theo')
})

test('stand-in bots are not called like other bots at the table', () => {
  const person = (name: string) => ({ person: { id: name, name, ready: true } })
  const bot = { bot: { bot: 'normal' } }
  const seats = [
    { sitter: person('Anna'), stand_in: 'normal' },
    { sitter: person('Ben'), stand_in: 'normal' },
    { sitter: bot, stand_in: null },
  ]
  const names = [standInName(seats, 0), standInName(seats, 1), sitterName(bot)]
  expect(new Set(names).size).toBe(3)
  expect(standInName(seats, 2)).toBe('')
})
