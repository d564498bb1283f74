import { describe, expect, it } from 'vitest'
import type { Action } from '$protocol'
import type { Edition } from '../api/edition'
import { drawsOf, keeping, offersOf, orderCounts, othersOf, spending, tracksOf } from './offers'

const claim = (route: number, payment: Record<string, number>): Action => ({
  claim: { route, payment },
})
const keep = (kept: number[], returned: number[]): Action => ({
  'keep-tickets': { kept, returned },
})

describe('offers for routes', () => {
  const choices: Action[] = [
    'draw-blind',
    claim(3, { locomotive: 2 }),
    claim(3, { red: 1, locomotive: 1 }),
    claim(3, { red: 2 }),
    claim(3, { blue: 2 }),
    claim(4, { green: 3 }),
    { name: 7 },
  ]
  const offers = offersOf(choices)

  it('are gathered by route, fewest locomotives first', () => {
    expect([...offers.keys()]).toEqual([3, 4, 7])
    expect(offers.get(3)!.map(({ payment }) => payment)).toEqual([
      { red: 2 },
      { blue: 2 },
      { red: 1, locomotive: 1 },
      { locomotive: 2 },
    ])
  })
  it('have no payment if a route is only named', () => {
    expect(offers.get(7)).toEqual([{ action: { name: 7 }, payment: null }])
  })
  it('are those that spend the dragged cards', () => {
    expect(spending(offers.get(3)!, 'red')).toHaveLength(2)
    expect(spending(offers.get(3)!, 'locomotive')).toHaveLength(2)
    expect(spending(offers.get(3)!, 'white')).toHaveLength(0)
    expect(spending(offers.get(3)!, undefined)).toHaveLength(4)
  })
})

describe('tracks side by side', () => {
  const route = (group: number | null, color: string | null) => ({ group, color })
  const edition = {
    routes: [route(0, 'red'), route(0, 'blue'), route(1, null), route(1, null), route(null, 'red')],
  } as unknown as Edition
  const offers = offersOf([
    claim(0, { red: 2 }),
    claim(1, { blue: 2 }),
    claim(1, { blue: 1, locomotive: 1 }),
    claim(2, { red: 2 }),
    claim(3, { red: 2 }),
  ])

  it('are asked about if both are available and differ', () => {
    expect(tracksOf(edition, offers, 0)).toEqual([0, 1])
    expect(tracksOf(edition, offers, 2)).toEqual([2])
    expect(tracksOf(edition, offers, 4)).toEqual([])
  })
  it('are clear if dragged cards pay for only one of them', () => {
    expect(tracksOf(edition, offers, 0, 'blue')).toEqual([1])
    expect(tracksOf(edition, offers, 1, 'red')).toEqual([0])
  })
})

describe('other choices', () => {
  it('list the possible draws', () => {
    const tickets: Action = { 'draw-tickets': [2, 2] }
    const draws = drawsOf(['draw-blind', { 'draw-face-up': 1 }, { 'draw-face-up': 4 }, tickets])
    expect(draws).toEqual({ deck: true, slots: new Set([1, 4]), tickets: [tickets] })
    expect(drawsOf([claim(1, { red: 1 })])).toEqual({ deck: false, slots: new Set(), tickets: [] })
  })
  it('become buttons only if nothing else offers them', () => {
    const left: Action[] = [
      'pass',
      { answer: 1 },
      { 'take-passenger': { place: 1, color: 'red' } },
      { 'name-mix': [1, 3] },
    ]
    expect(
      othersOf(['draw-blind', { 'draw-face-up': 0 }, claim(1, {}), keep([1], []), ...left]),
    ).toEqual(left)
  })
})

describe('tickets', () => {
  const choices = [keep([1, 2, 3], []), keep([1], [2, 3]), keep([1], [3, 2]), keep([2], [1, 3])]

  it('are kept with the offered answer for the same tickets and order', () => {
    expect(keeping(choices, [1], [3, 2])).toBe(choices[2])
    expect(keeping(choices, [3, 1, 2], [])).toBe(choices[0])
    expect(keeping(choices, [3], [1, 2])).toBeUndefined()
  })
  it('are kept at the opening in any order', () => {
    expect(keeping([keep([1], [])], [1], [3, 2])).toEqual(keep([1], []))
  })
  it('are ordered only if the answers list the order', () => {
    expect(orderCounts(choices)).toBe(true)
    expect(orderCounts([keep([1], []), keep([2], [1])])).toBe(false)
  })
})
