import { expect, test } from 'vitest'
import type { TablePresence, SeatInfo, TableInfo } from '$protocol'
import { isWaiting, stoodInAt, waitingOf as waitingAt } from './waiting'

const person = (id: string): SeatInfo => ({
  color: 'red',
  sitter: { person: { id, name: id, ready: true } },
  stand_in: null,
  overdue: false,
  offered: null,
})
const info = (seats: SeatInfo[], more: Partial<TableInfo> = {}) =>
  ({
    phase: 'playing',
    host: 'anna',
    seats,
    chapter: null,
    changes: [],
    ...more,
  }) as unknown as TableInfo
const NOW = 1000
const waitingOf = (table: TableInfo, told: TablePresence | null, me: string | undefined) =>
  waitingAt(table, told, me, NOW)
const presence = (more: Partial<TablePresence>) =>
  ({ table: 't', people: [], watching: 0, ...more }) as TablePresence

test('only players and the host decide about others', () => {
  const table = info([person('ben'), person('cleo')])
  const told = presence({ absent: [1], quiet: [0] })
  expect(waitingOf(table, told, 'anna')).toEqual({ absent: [1], quiet: [0], asked: [], lost: [] })
  expect(waitingOf(table, told, 'ben')).toEqual({ absent: [1], quiet: [], asked: [], lost: [] })
  expect(waitingOf(table, told, 'cleo')).toEqual({ absent: [], quiet: [0], asked: [], lost: [] })
  for (const me of ['zoe', undefined]) expect(isWaiting(waitingOf(table, told, me))).toBe(false)
})

test('the asked player sees the question, others see that it was asked', () => {
  const table = info([{ ...person('ben'), still_there: 1 }, person('cleo')])
  expect(waitingOf(table, null, 'ben').asked).toEqual([0])
  expect(waitingOf(table, null, 'cleo')).toEqual({ absent: [], quiet: [0], asked: [], lost: [] })
  expect(waitingOf(table, presence({ absent: [0] }), 'cleo')).toEqual({
    absent: [0],
    quiet: [],
    asked: [],
    lost: [],
  })
})

test('nobody is awaited if a bot plays, or once the game is over', () => {
  const replaced = { ...person('ben'), stand_in: 'normal' }
  expect(
    isWaiting(waitingOf(info([replaced, person('cleo')]), presence({ absent: [0] }), 'cleo')),
  ).toBe(false)
  expect(
    isWaiting(
      waitingOf(info([person('ben')], { phase: 'over' }), presence({ absent: [0] }), 'anna'),
    ),
  ).toBe(false)
})

test('a handed-over seat can be reclaimed until somebody else takes it', () => {
  const former = { id: 'ben', name: 'Ben', until: NOW + 1, by: 'anna' }
  const open: SeatInfo = { ...person('x'), sitter: 'open', former }
  expect(waitingOf(info([open]), null, 'ben').lost).toEqual([0])
  expect(
    waitingOf(info([{ ...open, former: { ...former, until: NOW } }]), null, 'ben').lost,
  ).toEqual([])
  expect(waitingOf(info([{ ...person('eve'), former }]), null, 'ben').lost).toEqual([])
})

test('a vacant seat is awaited like an absent player', () => {
  const open: SeatInfo = { ...person('x'), sitter: 'open' }
  expect(waitingOf(info([person('ben'), open]), null, 'ben').absent).toEqual([1])
  expect(
    waitingOf(info([person('ben'), { ...open, stand_in: 'easy' }]), null, 'ben').absent,
  ).toEqual([])
})

test("a bot's start is the first of its latest changes", () => {
  const change = (seat: number, stand_in: string | null, inputs: number) => ({
    time: 0,
    seat,
    sitter: 'open' as const,
    stand_in,
    inputs,
  })
  const changes = [
    change(0, 'easy', 3),
    change(0, null, 5),
    change(0, 'easy', 9),
    change(1, 'easy', 10),
    change(0, 'hard', 12),
  ]
  expect(stoodInAt({ changes }, 0)).toBe(9)
  expect(stoodInAt({ changes: [] }, 0)).toBeUndefined()
})
