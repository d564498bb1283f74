import { expect, test } from 'vitest'
import type { Action } from '$protocol'
import type { Edition } from '../net/edition'
import { choiceWords } from './choice'
import { speak } from './words.svelte'

const edition = {
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
    await speak(language)
    const said = choices.map((action) =>
      choiceWords(edition, action, ['blue', 'red-skull', null, null, null]),
    )
    expect(
      said.every((words) => words.length > 3 && !words.includes('choice-')),
      said.join(),
    ).toBe(true)
    // A route that is named before it is paid for is claimed all the same.
    expect(new Set(said).size).toBe(choices.length - 2)
  }
  await speak('en')
  expect(
    choiceWords(edition, { 'draw-face-up': 1 }, ['blue', 'red-skull', null, null, null]),
  ).toContain('red')
  expect(choiceWords(edition, choices[3]!, [])).toBe('claim Boston – Miami')
})
