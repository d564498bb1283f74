import { beforeAll, describe, expect, it } from 'vitest'
import type { Action, Ask } from '$protocol'
import { speak } from '../words/words.svelte'
import type { Desk } from './desk.svelte'
import { drawsOf, offersOf } from './offers'
import { fewest, reason, situation } from './say'

const person = (name: string) => ({ color: 'red', sitter: { person: { id: name, name, ready: true } } })

/** A desk with just what sentences look at. */
function desk(asked: Ask | null, choices: Action[] = [], more: Record<string, unknown> = {}): Desk {
  const to_move = asked === null ? [] : [0]
  const shown = { asked, to_move, at: 1, view: { open: { over: false, market: ['red', 'locomotive'] } }, ...more }
  return {
    shown,
    choices,
    covered: false,
    draws: drawsOf(choices),
    offers: offersOf(choices),
    own: { hand: { red: 2, blue: 1, locomotive: 1 } },
    table: { seat: 0, behind: 0, sending: false },
    info: { seats: [person('Nell'), person('Ada'), person('Otto')] },
    edition: {
      places: [{ name: 'Köln' }],
      routes: [{ color: 'red', length: 4 }, { color: null, length: 5 }],
    },
  } as unknown as Desk
}

beforeAll(() => speak('en'))

describe('what is asked', () => {
  const claim: Action = { claim: { route: 0, payment: { red: 4 } } }

  it('names what the choices offer, and nothing else', () => {
    expect(situation(desk({ turn: 0 }, ['draw-blind', claim, { 'draw-tickets': null }]))).toBe(
      'Your turn: take a card, claim the lit route, or draw tickets.',
    )
    expect(situation(desk({ turn: 0 }, [claim]))).toBe('Your turn: claim the lit route.')
    expect(situation(desk({ turn: 0 }, ['pass']))).toBe('Your turn: nothing is possible but to pass.')
  })
  it('says that an open locomotive is only for the first card where one lies there', () => {
    expect(situation(desk({ 'second-card': 0 }, ['draw-blind', { 'draw-face-up': 0 }]))).toContain('only for the first')
    expect(situation(desk({ 'second-card': 0 }, [{ 'draw-face-up': 0 }, { 'draw-face-up': 1 }]))).toBe('Take your second card.')
  })
  it('counts the tickets that must be kept from what is offered', () => {
    const keep = (kept: number[]): Action => ({ 'keep-tickets': { kept, returned: [] } })
    const at = desk('opening-tickets', [keep([1, 2, 3]), keep([1, 2]), keep([2, 3])])
    expect(fewest(at)).toBe(2)
    expect(situation(at)).toBe('Choose your tickets: keep at least 2.')
  })
  it('names the place of a passenger', () => {
    expect(situation(desk({ passenger: [0, 0] }, [{ 'take-passenger': { place: 0, color: 'red' } }]))).toContain('Köln')
  })
  it('names those for whom the table waits', () => {
    const waits = (to_move: number[]) => situation(desk({ turn: 1 }, [], { to_move, at: null }))
    expect(waits([1])).toBe('Ada is to move.')
    expect(waits([1, 2])).toBe('Ada and Otto are to move.')
  })
  it('has a sentence for every question', () => {
    const asks = 'use choose take crew cards wage privilege stakes pay second hazard deliver wire wire-keep dine house window'
    for (const kind of asks.split(' ')) expect(situation(desk({ [kind]: 0 } as unknown as Ask, ['pass']))).not.toMatch(/^ask-/)
  })
})

describe('why a route cannot be had', () => {
  it('is told with its numbers', () => {
    expect(reason(desk(null), { not_enough_trains: { have: 2, need: 3 } })).toBe('You have 2 trains, this route needs 3.')
    expect(reason(desk(null), 'not_enough_cards', 0)).toBe('It takes 4 × red; you have 2, and one locomotive.')
    expect(reason(desk(null), 'not_enough_cards', 1)).toContain('of red you have 2')
  })
  it('names the owner', () => {
    expect(reason(desk(null), { route_taken: { owner: 1 } })).toBe('It already belongs to Ada.')
    expect(reason(desk(null), { route_taken: { owner: 0 } })).toBe('It already belongs to you.')
  })
})
