import { expect, test } from 'vitest'
import type { SeenEntry } from '../../play/log/entries'
import type { TurningPoint } from '$protocol'
import { chanceCurves, dearest, gradeOf, inPoints, nextPoint } from './chances.svelte'
import { indexOf, jump, momentsOf } from './replayModel.svelte'

const entries: SeenEntry[] = [
  {
    inputs: 30,
    seen: [
      { what: 'first-found', seat: 0 },
      { what: 'turn-began', seat: 0 },
    ],
  },
  { inputs: 32, seen: [{ what: 'card-drawn', seat: 0, card: null }] },
  {
    inputs: 34,
    seen: [
      { what: 'card-drawn', seat: 0, card: null },
      { what: 'turn-began', seat: 1 },
    ],
  },
  {
    inputs: 35,
    seen: [
      { what: 'claimed', seat: 1, route: 3, payment: {} },
      { what: 'turn-began', seat: 0 },
    ],
  },
]

test('moments are the start, each answer, and the end', () => {
  expect(momentsOf(entries, 40)).toEqual([0, 30, 32, 34, 35, 40])
  expect(momentsOf([], 12)).toEqual([0, 12])
})

test('a link to a move between two moments is found', () => {
  const moments = momentsOf(entries, 40)
  expect([0, 33, 34, 99].map((at) => indexOf(moments, at))).toEqual([0, 2, 3, 5])
})

test("jumps find a seat's actions, not the start of its turn", () => {
  expect(jump(entries, 0, 1, { seat: 1 })).toBe(35)
  expect(jump(entries, 34, -1, { seat: 0 })).toBe(32)
  expect(jump(entries, 35, 1, { seat: 0 })).toBeUndefined()
})

test('jumps find claims in both directions', () => {
  expect(jump(entries, 32, 1, 'claim')).toBe(35)
  expect(jump(entries, 40, -1, 'claim')).toBe(35)
  expect(jump(entries, 35, 1, 'claim')).toBeUndefined()
})

test('chances are curves in per cent, without redundant points', () => {
  const curves = chanceCurves([
    [0.5, 0.5],
    [0.5, 0.5],
    [0.7, 0.3],
    [0.7, 0.3],
  ])
  expect(curves[0]).toEqual([
    { at: 0, value: 50 },
    { at: 2, value: 70 },
    { at: 3, value: 70 },
  ])
  expect(curves[1]!.map(({ value }) => value)).toEqual([50, 30, 30])
  expect(chanceCurves([])).toEqual([])
})

test('costs have grades, and changes have a sign', () => {
  expect([0.05, 0.0999, 0.1, 0.19, 0.2, 0.6].map(gradeOf)).toEqual([
    'analysis-inaccuracy',
    'analysis-inaccuracy',
    'analysis-mistake',
    'analysis-mistake',
    'analysis-blunder',
    'analysis-blunder',
  ])
  expect([-0.126, 0.004, -0.004, 0.31].map(inPoints)).toEqual(['−13', '0', '0', '+31'])
})

test('turning points are the five most costly, of a seat or of all, in the order of the game', () => {
  const point = (at: number, seat: number, cost: number): TurningPoint => ({
    ...{ at, seat, cost, chosen: 'pass', best: 'draw-blind', market: [], chance: 0.5 },
  })
  const points = [9, 8, 7, 6, 5, 4].map((cost, at) => point(at * 10, at % 2, cost / 100))
  expect(dearest(points, null).map(({ at }) => at)).toEqual([0, 10, 20, 30, 40])
  expect(dearest([...points].reverse(), 1).map(({ at }) => at)).toEqual([10, 30, 50])
  expect(dearest(points, 2)).toEqual([])
  expect([0, 15, 50].map((at) => nextPoint(points, at)?.at)).toEqual([10, 20, 0])
  expect(nextPoint([], 3)).toBeUndefined()
})
