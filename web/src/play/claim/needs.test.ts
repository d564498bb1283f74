import { expect, it } from 'vitest'
import type { Edition } from '../../api/edition'
import { needsOf, towards } from './needs'

const route = (color: string | null, length: number) => ({ color, length })
const edition = {
  routes: [route('red', 3), route('red', 2), route('blue', 4), route(null, 3), route(null, 2)],
} as unknown as Edition

it('adds up trains and cards by colour', () => {
  const { trains, cards } = needsOf(edition, [0, 1, 2, 3], {})
  expect(trains).toBe(12)
  expect(cards).toEqual({ red: 5, blue: 4, gray: 3 })
})

it('counts missing cards after using locomotives', () => {
  expect(needsOf(edition, [0, 2], { red: 3, blue: 1 }).missing).toBe(3)
  expect(needsOf(edition, [0, 2], { red: 3, blue: 1, locomotive: 2 }).missing).toBe(1)
  expect(needsOf(edition, [0, 2], { red: 9, blue: 9, locomotive: 9 }).missing).toBe(0)
  expect(needsOf(edition, [0, 2], { red: 9, blue: 9, locomotive: 9 }).locomotives).toBe(0)
  expect(needsOf(edition, [0, 2], { red: 3, blue: 2, locomotive: 9 }).locomotives).toBe(2)
})

it('pays gray routes with the rest of one colour each', () => {
  expect(needsOf(edition, [3], { green: 2, white: 1 }).missing).toBe(1)
  expect(needsOf(edition, [3, 4], { green: 3, white: 2 }).missing).toBe(0)
  expect(needsOf(edition, [0, 3], { red: 5 }).missing).toBe(1)
})

it('finds the colour that goes farthest towards a route', () => {
  expect(towards(edition, 0, { red: 2, blue: 5, locomotive: 1 })).toEqual({
    color: 'red',
    have: 2,
    locomotives: 1,
  })
  expect(towards(edition, 3, { red: 2, blue: 5 })).toEqual({
    color: 'blue',
    have: 5,
    locomotives: 0,
  })
  expect(towards(edition, 3, { locomotive: 1 })).toEqual({ color: null, have: 0, locomotives: 1 })
})
