import type { GameSnapshot, SeatSide, Standing } from '$protocol'
import { expect, test } from 'vitest'
import type { Edition } from '../../api/edition'
import { curvePath, gridLines, scoreCurves, turnStarts, valueAt } from './curves'
import { shares, stepsOf, ticketsOf, tieBreak } from './counting'

const edition = {
  tickets: [
    { ends: [0, 2], value: 8 },
    { ends: [0, 3], value: 5 },
  ],
  lines: [{ line: 'routes' }, { line: 'tickets' }, { line: 'longest_path', points: 10 }],
  ties: ['tickets_completed', 'longest_path'],
  claim_steps: [{ step: 'route_points' }],
  terms: { coins: 0 },
} as unknown as Edition

const standing = (
  seat: number,
  lines: Record<string, number>,
  more: Partial<Standing> = {},
): Standing => ({
  seat,
  place: 1,
  total: Object.values(lines).reduce((sum, each) => sum + each, 0),
  lines,
  completed: 0,
  failed: 0,
  longest_path: 0,
  ...more,
})

const over = (standings: Standing[]) =>
  ({
    standings,
    view: {
      open: { passengers: [[], []], first: 0 },
    },
  }) as unknown as GameSnapshot

/** The first seat has one completed and one open ticket; the other has none. */
const sides = [
  {
    progress: [
      { ticket: 0, state: { done: { way: [4, 5] } } },
      { ticket: 1, state: { open: { way: [7], trains: 3 } } },
    ],
  },
  { progress: [] },
] as unknown as SeatSide[]

test('tickets are revealed one at a time, and the last totals match the server', () => {
  const standings = [
    standing(0, { routes: 20, tickets: 3, longest_path: 10 }, { place: 1 }),
    standing(1, { routes: 30, tickets: 0, longest_path: 0 }, { place: 2 }),
  ]
  const steps = stepsOf(edition, over(standings), sides)
  expect(steps.map(({ kind, points, totals }) => [kind, points, totals])).toEqual([
    ['start', [20, 30], [20, 30]],
    ['ticket', [-5, 0], [15, 30]],
    ['ticket', [8, 0], [23, 30]],
    ['line', [10, 0], [33, 30]],
  ])
  expect(steps.flatMap((step) => (step.kind === 'ticket' ? [[step.done, step.way]] : []))).toEqual([
    [false, []],
    [true, [4, 5]],
  ])
})

test('without ticket details their line is shown as a whole', () => {
  const steps = stepsOf(
    edition,
    over([standing(0, { routes: 1, tickets: 3 }), standing(1, { routes: 2, tickets: -4 })]),
    [],
  )
  expect(steps.map(({ kind, points }) => [kind, points])).toEqual([
    ['start', [1, 2]],
    ['line', [3, -4]],
    ['line', [0, 0]],
  ])
})

test('if the tickets do not add up to the line, the rest is shown', () => {
  const steps = stepsOf(
    edition,
    over([
      standing(0, { routes: 0, tickets: 7, longest_path: 0 }),
      standing(1, { routes: 0, tickets: 0 }),
    ]),
    sides,
  )
  expect(steps.filter(({ kind }) => kind === 'line').map(({ points }) => points)).toEqual([
    [4, 0],
    [0, 0],
  ])
  expect(steps.at(-1)!.totals).toEqual([7, 0])
})

test('a tie for the most passengers leaves no second', () => {
  expect(shares([3, 1, 2], 20, 10)).toEqual([20, 0, 10])
  expect(shares([3, 3, 2], 20, 10)).toEqual([20, 20, 0])
  expect(shares([3, 1, 1], 20, 10)).toEqual([20, 10, 10])
  expect(shares([2, 0, 0], 20, 10)).toEqual([20, 0, 0])
})

test('a tie is explained by its tie-break', () => {
  const [a, b] = [
    standing(0, { routes: 5 }, { completed: 2, longest_path: 9 }),
    standing(1, { routes: 5 }, { completed: 2, longest_path: 3 }),
  ]
  expect(tieBreak(edition, over([a, b]), a, b)).toBe('longest_path')
  expect(tieBreak(edition, over([a, b]), { ...a, completed: 3 }, b)).toBe('tickets_completed')
  expect(tieBreak(edition, over([a, { ...a, seat: 1 }]), a, { ...a, seat: 1 })).toBeUndefined()
})

test('curves follow the score and end with the final scores', () => {
  const entries = [
    { inputs: 5, seen: [{ what: 'scored' as const, seat: 0, points: 7 }] },
    { inputs: 9, seen: [{ what: 'scored' as const, seat: 0, points: 4 }] },
  ]
  const [first, second] = scoreCurves(edition, entries, [25, -3], 12)
  expect([4, 5, 8, 9].map((at) => valueAt(first!, at))).toEqual([0, 7, 7, 11])
  expect(valueAt(first!, 12)).toBe(25)
  expect(valueAt(second!, 12)).toBe(-3)
  expect(
    curvePath(
      second!,
      (at) => at,
      (value) => 10 - value,
    ),
  ).toBe('M0.0 10.0H12.0V10.0H12.0V13.0')
})

test('grid lines are round numbers', () => {
  expect(gridLines(-9, 131)).toEqual([0, 50, 100])
  expect(gridLines(0, 3)).toEqual([0, 1, 2, 3])
})

test('turns are counted by the inputs before them, and tickets by their seat', () => {
  const began = (inputs: number) => ({ inputs, seen: [{ what: 'turn-began', seat: 0 } as const] })
  expect(turnStarts([began(4), { inputs: 5, seen: [] }, began(7)])).toEqual([4, 7])
  const standings = [standing(0, { tickets: 3 }), standing(1, { tickets: 0 })]
  const steps = stepsOf(edition, over(standings), sides)
  const told = (seat: number) => ticketsOf(steps, seat).map(({ ticket, done }) => [ticket, done])
  expect([told(0), told(1)]).toEqual([
    [
      [1, false],
      [0, true],
    ],
    [],
  ])
})
