import { expect, test } from 'vitest'
import type { Edition } from '../../api/edition'
import type { GameSnapshot } from '$protocol'
import { advice, isStale, missing, nearest, ready, wanted, type LessonMoment } from './lesson'

const route = (color: string | null, length: number) => ({
  id: `r${length}`,
  ends: [0, 1],
  places: [0, 1],
  color,
  length,
  points: length,
  group: null,
})
const edition = {
  routes: [route('red', 3), route(null, 2), route('blue', 4)],
} as unknown as Edition

function moment(more: {
  asked?: unknown
  hand?: Record<string, number>
  progress?: unknown[]
  over?: boolean
  told?: string[]
  choices?: unknown[]
  left?: number
}): LessonMoment {
  const open = {
    free: [0, 1, 2],
    market: ['red', 'blue', 'locomotive', null, 'red'],
    turns_left: more.left ?? null,
    over: more.over ?? false,
    first: 0,
  }
  const seeing = {
    seat: 0,
    at: 3,
    asked: more.asked ?? { turn: 0 },
    to_move: [0],
    seen: [],
    progress: more.progress ?? [],
    view: { open, own: { hand: more.hand ?? {}, offer: [], tickets: [] } },
  } as unknown as GameSnapshot
  return {
    edition,
    seeing,
    choices: (more.choices ?? []) as LessonMoment['choices'],
    told: new Set(more.told),
  }
}

const way = [{ ticket: 0, state: { open: { way: [1, 0], trains: 5 } } }]

test('the first tip is a welcome, and each tip is given once', () => {
  expect(advice(moment({}))?.id).toBe('welcome')
  expect(advice(moment({ asked: 'opening-tickets', told: ['welcome'] }))?.id).toBe('tickets')
  expect(advice(moment({ progress: way, told: ['welcome'] }))?.id).toBe('way')
})

test('an affordable route of the path is highlighted', () => {
  const now = moment({
    progress: way,
    told: ['welcome', 'way'],
    choices: [{ claim: { route: 1, payment: {} } }, 'draw-blind'],
  })
  expect(ready(now)).toBe(1)
  expect(advice(now)).toMatchObject({ id: 'claim', route: 1, point: ['[data-route="r2"]'] })
})

test('otherwise cards for the nearest route are highlighted', () => {
  const now = moment({ progress: way, hand: { red: 2 }, told: ['welcome', 'way'] })
  expect(wanted(now)).toEqual([0, 1])
  expect(nearest(now)).toBe(1)
  expect(
    advice(moment({ progress: way, hand: { blue: 1, red: 3 }, told: ['welcome', 'way'] }))?.point,
  ).toEqual(['[data-slot="0"]', '[data-slot="4"]'])
})

test('locomotives count for every colour', () => {
  expect(missing(edition.routes[2]!, { blue: 1, locomotive: 2, red: 5 })).toBe(1)
  expect(missing(edition.routes[1]!, { blue: 1, red: 5 })).toBe(0)
})

test('after all tips there is a reminder every turn', () => {
  const told = [
    'welcome',
    'tickets',
    'way',
    'claim',
    'draw',
    'second',
    'locomotive',
    'gray',
    'more',
  ]
  expect(advice(moment({ progress: way, told }))?.id).toBe('again-draw')
  expect(advice(moment({ told }))?.id).toBe('again-free')
})

test('the end has its own tip', () => {
  expect(advice(moment({ over: true, told: ['welcome'] }))?.id).toBe('over')
})

test('the last round mentions neither collecting cards nor new tickets', () => {
  const all = [
    'welcome',
    'tickets',
    'way',
    'claim',
    'draw',
    'second',
    'locomotive',
    'gray',
    'more',
    'cut-off',
    'rival',
    'claimed',
  ] as const
  const tickets = { 'draw-tickets': {} }
  const free = moment({ left: 1, told: ['last-round'], choices: [tickets, 'draw-blind'] })
  expect(advice(free)?.id).toBe('last-draw')
  expect(
    advice(
      moment({
        left: 1,
        told: ['last-round'],
        progress: [{ ticket: 0, state: 'cut-off' }],
        choices: [tickets],
      }),
    )?.id,
  ).toBe('last-draw')
  expect(
    advice(
      moment({ left: 0, told: ['last-round'], choices: [{ claim: { route: 2, payment: {} } }] }),
    )?.id,
  ).toBe('last-build')
  const now = moment({
    left: 0,
    told: ['last-round'],
    progress: way,
    choices: [{ claim: { route: 1, payment: {} } }],
  })
  expect(advice(now)).toMatchObject({ id: 'last-claim', route: 1 })
  expect(advice(moment({ left: 0, told: ['last-round'], asked: 'second-card' }))).toBeUndefined()
  for (const id of all)
    expect(isStale({ id, point: [], route: undefined, waits: true }, free)).toBe(true)
  expect(isStale({ id: 'more', point: [], route: undefined, waits: true }, moment({}))).toBe(false)
})
