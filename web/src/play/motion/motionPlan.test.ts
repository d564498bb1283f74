import type { Card, Seen } from '$protocol'
import { expect, test } from 'vitest'
import { FLIGHT, LONGEST, motionOf, REFILL, ROLL, ROLL_LONGEST, rollStarts } from './motionPlan'

const laid = (slot: number): Seen => ({ what: 'card-laid', slot, card: 'red' })

test('own cards fly to the hand, those of others to their badge', () => {
  const drawn = (seat: number, card: Card | null): Seen => ({ what: 'card-drawn', seat, card })
  const { flights } = motionOf([drawn(0, 'red'), drawn(1, null)], 0)
  expect(flights.map(({ to }) => to)).toEqual([
    { at: 'hand', color: 'red' },
    { at: 'seat', seat: 1 },
  ])
  expect(flights[1]!.thing).toEqual({ card: null })
})

test('a taken card leaves its slot, and the next comes from the deck', () => {
  const motion = motionOf([{ what: 'card-taken', seat: 1, slot: 3, card: 'blue' }, laid(3)], 0)
  expect(motion.flights[0]!.from).toEqual({ at: 'slot', slot: 3 })
  expect(motion.refills.map(({ slot }) => slot)).toEqual([3])
  expect(motion.sweep).toBe(false)
})

test('a reset is swept, then refilled', () => {
  const motion = motionOf([laid(2), { what: 'market-reset' }, ...[0, 1, 2, 3, 4].map(laid)], null)
  expect(motion.sweep).toBe(true)
  expect(motion.refills.map(({ slot }) => slot)).toEqual([0, 1, 2, 3, 4])
  expect(Math.min(...motion.refills.map(({ after }) => after))).toBeGreaterThan(0)
})

test('all motion ends in time', () => {
  const much: Seen[] = [
    { what: 'tickets-drawn', seat: 1, mix: [4, 4] },
    ...Array.from({ length: 20 }, (): Seen => ({ what: 'card-drawn', seat: 1, card: null })),
    { what: 'market-reset' },
    ...[0, 1, 2, 3, 4].map(laid),
  ]
  const motion = motionOf(much, 0)
  expect(Math.max(...motion.flights.map(({ after }) => after)) + FLIGHT).toBeLessThanOrEqual(
    LONGEST,
  )
  expect(Math.max(...motion.refills.map(({ after }) => after)) + REFILL).toBeLessThanOrEqual(
    LONGEST,
  )
})

test('wagons come one by one from their owner, and arrive soon', () => {
  const claimed = (seat: number, route: number): Seen => ({
    what: 'claimed',
    seat,
    route,
    payment: { red: 2 },
  })
  expect(motionOf([claimed(0, 4), claimed(1, 5)], 0).claims).toEqual([
    { route: 4, from: { at: 'hand', color: null } },
    { route: 5, from: { at: 'seat', seat: 1 } },
  ])
  expect(rollStarts(3)).toEqual([0, 90, 180])
  for (const count of [1, 6, 9, 12])
    expect(rollStarts(count).at(-1)! + ROLL).toBeLessThanOrEqual(ROLL_LONGEST)
})
