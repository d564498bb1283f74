import type { Seen } from '$protocol'
import { expect, test } from 'vitest'
import { cues, together } from './soundPlan'

const move = (seen: Seen[], at: number | null = null) => ({
  seen,
  asked: at === null ? null : { turn: 0 },
  at,
})
const names = (...args: Parameters<typeof cues>) => cues(...args).map(({ sound }) => sound)

test('a claim sounds once per wagon', () => {
  const seen: Seen[] = [{ what: 'claimed', seat: 0, route: 1, payment: { red: 3, locomotive: 1 } }]
  expect(cues(move(seen), null)).toEqual([{ sound: 'wagons', after: 0, count: 4 }])
})

test("the bell rings once when this seat's turn begins", () => {
  expect(names(move([], 7), { at: null })).toEqual(['turn'])
  expect(names(move([], 8), { at: 7 })).toEqual([])
  // Returning to a table does not ring the bell.
  expect(names(move([], 7), null)).toEqual([])
})

test('the bell does not ring at the end', () => {
  expect(names(move([{ what: 'ended' }], 7), { at: null })).toEqual(['end'])
})

test('many events make few sounds', () => {
  const many: Seen[] = Array.from({ length: 30 }, () => ({
    what: 'card-drawn',
    seat: 0,
    card: null,
  }))
  expect(names(move(many), null)).toHaveLength(5)
})

test('skipped moves play each of their sounds once', () => {
  const card: Seen = { what: 'card-drawn', seat: 1, card: null }
  const claim = (count: number): Seen => ({
    what: 'claimed',
    seat: 0,
    route: 1,
    payment: { red: count },
  })
  const moves = [
    [card],
    [claim(2), card],
    [claim(5)],
    [{ what: 'last-round', seat: 0, turns: 3 } satisfies Seen],
  ].map((seen) => cues(move(seen), null))
  expect(together(moves)).toEqual([
    { sound: 'card', after: 0, count: 1 },
    { sound: 'wagons', after: 130, count: 5 },
    { sound: 'last-round', after: 260, count: 1 },
  ])
  expect(together([moves[1]!])).toEqual(moves[1])
})
