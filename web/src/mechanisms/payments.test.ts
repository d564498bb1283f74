import type { Action, Face } from '$protocol'
import { expect, test } from 'vitest'
import { waysOf } from './payments'

const pay = (cards: Record<string, number>, snow: Face | null = null): Action => ({
  pay: { cards, snow },
})

test('payments that differ only in marks are grouped, plain cards first and locomotives last', () => {
  const ways = waysOf(
    [
      pay({ locomotive: 2 }),
      pay({ red: 1, 'red-skull': 1 }),
      pay({ red: 2 }),
      pay({ 'red-pickaxe': 1, red: 1 }),
      pay({ red: 1, locomotive: 1 }),
    ],
    {},
  )
  expect(ways.map(({ cards }) => cards)).toEqual([
    { red: 2 },
    { red: 1, locomotive: 1 },
    { locomotive: 2 },
  ])
  expect(ways[0]!.variants.map(({ picks, skulls }) => [picks, skulls])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
  ])
})

test('for snow a pickaxe that saves a card comes first, then the most expendable card', () => {
  const [way] = waysOf(
    [
      pay({ red: 2 }, 'locomotive'),
      pay({ red: 2 }, 'blue'),
      pay({ red: 2 }, 'green'),
      pay({ red: 1, 'red-pickaxe': 1 }),
    ],
    { blue: 1, green: 4, locomotive: 1, red: 3 },
  )
  expect(way!.variants[0]!.snow[0]!.card).toBeNull()
  expect(way!.variants[1]!.snow.map(({ card }) => card)).toEqual(['green', 'blue', 'locomotive'])
})

test('answers without a payment are left out', () => {
  expect(waysOf([{ answer: 0 }, 'pass'], {})).toEqual([])
})
