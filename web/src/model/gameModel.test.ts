import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Action } from '$protocol'
import { myself } from '../account/me.svelte'
import { settings } from '../app/settings.svelte'
import type { TableStore } from './tableStore.svelte'
import { GameModel } from './gameModel.svelte'

const claim = (route: number, payment: Record<string, number>): Action => ({
  claim: { route, payment },
})
const route = (id: string, group: number | null, color: string | null) => ({
  id,
  group,
  color,
  length: 2,
})
const person = (id: string) => ({
  color: 'red',
  sitter: { person: { id, name: id, ready: true } },
  stand_in: null,
  overdue: false,
})

function model(
  choices: Action[],
  more: { seat?: number | null; seats?: unknown[]; to_move?: number[] } = {},
  kind?: 'shared' | 'hand',
) {
  const { seat = 0, seats = [person('me'), person('other')], to_move = [0] } = more
  const act = vi.fn()
  const table = {
    id: 'table',
    seat,
    choices,
    act,
    info: { seats },
    edition: {
      routes: [route('a', 0, 'red'), route('b', 0, 'blue'), route('c', null, null)],
      tickets: [],
      places: [],
    },
    shown: { to_move, view: { open: { over: false }, own: { hand: {}, tickets: [], offer: [] } } },
  } as unknown as TableStore
  return { model: new GameModel(table, kind), act }
}

beforeEach(() => {
  myself.me = { id: 'me', name: 'me', account: null }
  settings.countdown = 0
})

describe('a claim', () => {
  it('is sent only when it is confirmed', () => {
    const { model: at, act } = model([claim(2, { red: 2 })])
    at.choose(2)
    expect(at.claim?.ready).toBe(true)
    expect(act).not.toHaveBeenCalled()
    at.confirm()
    expect(act).toHaveBeenCalledWith(claim(2, { red: 2 }))
    expect(at.claim).toBeUndefined()
  })
  it('can be cancelled without a trace', () => {
    const { model: at, act } = model([claim(2, { red: 2 })])
    at.choose(2)
    expect(at.cancel()).toBe(true)
    expect(at.cancel()).toBe(false)
    at.confirm()
    expect(act).not.toHaveBeenCalled()
  })
  it('asks for the payment, and uses the selected one', () => {
    const { model: at, act } = model([claim(2, { red: 2 }), claim(2, { blue: 2 })])
    at.choose(2)
    expect(at.claim).toMatchObject({ ready: false, picked: 0 })
    at.pick(1)
    at.confirm()
    expect(act).toHaveBeenCalledWith(claim(2, { blue: 2 }))
  })
  it('asks which track if both are available', () => {
    const { model: at, act } = model([claim(0, { red: 2 }), claim(1, { blue: 2 })])
    at.choose(0)
    expect(at.claim).toMatchObject({ tracks: [0, 1], route: 0, ready: false })
    at.switchTo(1)
    expect(at.claim).toMatchObject({ route: 1, ready: true })
    at.confirm()
    expect(act).toHaveBeenCalledWith(claim(1, { blue: 2 }))
  })
  it('assumes the parallel track only for dragged cards', () => {
    const { model: at } = model([claim(1, { blue: 2 })])
    at.choose(0)
    expect(at.claim).toMatchObject({ route: 1, ready: false })
    expect(at.pinned).toBe(0)
    at.choose(0, 'blue')
    expect(at.claim?.route).toBe(1)
    at.choose(0, 'red')
    expect(at.claim).toBeUndefined()
  })
  it('is sent automatically only with a countdown, and once it is complete', () => {
    settings.countdown = 3
    const { model: at } = model([claim(2, { red: 2 }), claim(2, { blue: 2 })])
    at.choose(2)
    expect(at.counting).toBe(false)
    at.pick(0)
    expect(at.counting).toBe(true)
  })
  it('highlights what the dragged cards can pay for', () => {
    const { model: at } = model([claim(0, { red: 2 }), claim(1, { blue: 2 })])
    expect([...at.open]).toEqual([0, 1])
    at.dragged = 'blue'
    expect([...at.open]).toEqual([1])
  })
})

describe('the hidden part', () => {
  const seats = [person('me'), person('me'), person('other')]

  it('is nothing for a single player on a device', () => {
    expect(model([], { to_move: [1] }).model.covered).toBe(false)
  })
  it('is every hand but that of the asked player on a shared device', () => {
    const after = model(['draw-blind'], { seats, to_move: [1] }).model
    expect(after).toMatchObject({ covered: true, next: 1, own: null, choices: [] })
    expect(model([], { seats, to_move: [0] }).model.covered).toBe(false)
    expect(model([], { seats, seat: null, to_move: [2] }).model).toMatchObject({
      covered: true,
      next: undefined,
    })
  })
  it("is every hand on a shared screen, and none on a player's phone", () => {
    expect(model(['draw-blind'], {}, 'shared').model).toMatchObject({
      covered: true,
      next: undefined,
      choices: [],
    })
    expect(model([], { seats, to_move: [1] }, 'hand').model.covered).toBe(false)
  })
})
