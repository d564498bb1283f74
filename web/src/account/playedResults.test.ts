import { expect, it } from 'vitest'
import { seatOf } from '../lobby/room/tableWords'
import { sums, type PlayedResult } from './playedResults'

const result = (edition: string, seats: number, place: number, total: number): PlayedResult => ({
  edition,
  seats,
  place,
  total,
})

it('sums games by edition and seats', () => {
  const all = [
    result('usa-new', 3, 1, 120),
    result('germany', 2, 2, 90),
    result('usa-new', 3, 2, 100),
    result('usa-new', 2, 1, 80),
  ]
  expect(sums(all)).toEqual([
    { edition: 'germany', seats: 2, games: 1, wins: 0, mean: 90, best: 90 },
    { edition: 'usa-new', seats: 2, games: 1, wins: 1, mean: 80, best: 80 },
    { edition: 'usa-new', seats: 3, games: 2, wins: 1, mean: 110, best: 120 },
  ])
  expect(sums([])).toEqual([])
})

it('counts every game once', () => {
  const all = Array.from({ length: 60 }, (_, at) =>
    result(`e${at % 4}`, 2 + (at % 3), 1 + (at % 5), at - 30),
  )
  const found = sums(all)
  expect(found.reduce((sum, { games }) => sum + games, 0)).toBe(60)
  expect(found.reduce((sum, { wins }) => sum + wins, 0)).toBe(12)
  expect(Math.round(found.reduce((sum, { mean, games }) => sum + mean * games, 0))).toBe(
    all.reduce((sum, { total }) => sum + total, 0),
  )
})

it('finds the first seat of a person', () => {
  const sits = (id: string) => ({
    color: 'red',
    sitter: { person: { id, name: id, ready: true } },
    stand_in: null,
    overdue: false,
    offered: null,
  })
  const bot = {
    color: 'blue',
    sitter: { bot: { bot: 'easy' } },
    stand_in: null,
    overdue: false,
    offered: null,
  }
  expect(seatOf({ seats: [bot, sits('a'), sits('b'), sits('b')] }, 'b')).toBe(2)
  expect(seatOf({ seats: [bot] }, 'b')).toBe(-1)
})
