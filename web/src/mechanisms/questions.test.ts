import type { Ask } from '$protocol'
import { beforeAll, expect, test } from 'vitest'
import type { GameModel } from '../model/gameModel.svelte'
import { setLanguage } from '../i18n/language.svelte'
import { askWords } from './questions'
import { conditionWords } from './condition'
import { forcedAnswer } from './answersForced.svelte'

const place = (name: string, more = {}) => ({
  id: name.slice(0, 3).toLowerCase(),
  name,
  names: {},
  supply: null,
  demand: [],
  ...more,
})
const seat = (name: string) => ({
  color: 'red',
  sitter: { person: { id: name, name, ready: true } },
})
const office = (more = {}) => ({
  postcards: [],
  crew: [],
  freight: [],
  houses: [null, null],
  stakes: 0,
  stamps: 0,
  ...more,
})

/** A model with just what the words need. */
function model(own = {}, rival = {}, more: { event?: number } = {}): GameModel {
  const extras = {
    coins: [5, 5, 5],
    event: more.event ?? null,
    claim: { claim: { seat: 0, route: 0 }, skulls: 2 },
    window: [0, null],
    desks: [office(own), office(rival), office()],
  }
  return {
    edition: {
      places: [place('Omaha', { supply: 'GRAIN' }), place('Chicago', { demand: ['GRAIN'] })],
      routes: [{ places: [0, 1] }],
      tickets: [{ ends: [0, 1], value: 9 }],
      goods: [{ name: 'GRAIN', price: 3 }],
      crew: [{ id: 'C1', wage: 2, uses: null, changes: ['hazard_safe', 'freight_pay+1'] }],
      events: [{ title: 'Crossed', active: true, does: 'ALWAYS | true | - | MOD wire_cost+1' }],
      companies: [],
      deeds: ['E1'],
      campaign: {
        crew: [{ words: { id: 'C1', title: 'Guard', text: 'Safe.' }, wage: 2 }],
        postcards: [{ number: 7, title: 'Hello' }],
      },
    },
    info: { seats: [seat('Ann'), seat('Bob'), seat('Cy')] },
    shown: { view: { open: { extras } } },
    privateSides: {
      side: (number: number) => (number === 7 ? { text: 'Collect $4.', uses_left: 1 } : undefined),
    },
    own: { wire: ['red', 'locomotive'] },
  } as unknown as GameModel
}
const words = (asked: Ask, on = model()) => askWords(on, asked as Exclude<Ask, string>)

beforeAll(() => setLanguage('en'))

test('every price is named: a telegram, with an event that raises it', () => {
  expect(words({ wire: 0 }).title).toBe('Send a wire for $2?')
  expect(words({ wire: 0 }, model({}, {}, { event: 0 })).answer(1).text).toBe('Pay $3')
})

test('active crew change prices, unpaid crew do not', () => {
  const crew = (paid: boolean) => model({ crew: [{ crew: 0, paid, uses: 0 }], freight: [0] })
  expect(words({ hazard: 0 }).about).toContain('you pay $6')
  expect(words({ hazard: 0 }, crew(true)).about).toContain('you pay $0')
  expect(words({ deliver: 0 }, crew(false)).answer(1).text).toBe('Grain from Omaha: collect $3')
  expect(words({ deliver: 0 }, crew(true)).answer(1).text).toBe('Grain from Omaha: collect $4')
  expect(words({ wage: [0, 0] }, crew(false)).title).toBe('Pay Guard $2 for this game?')
})

test('freight is offered with its destinations; a house and a meal with place and price', () => {
  expect(words({ load: [0, 0] }).title).toBe('Load grain in Omaha?')
  expect(words({ load: [0, 0] }).about).toContain('Wanted in Chicago.')
  expect(words({ house: 0 }).answer(2).text).toBe('Chicago for $2')
  expect(words({ dine: 0 }, model({}, { houses: [0, null] })).answer(1).text).toBe(
    'Omaha: $1 to Bob',
  )
})

test('a postcard is offered with its private side, a face-up ticket with its value', () => {
  const cards = words({ cards: [0, 'claim'] }, model({ postcards: [null, [7, 1]] }))
  expect([cards.answer(2), cards.answer(0).text]).toEqual([
    { text: 'Hello', more: 'Collect $4.' },
    'None',
  ])
  expect(words({ window: 0 }).answer(1).text).toBe('Omaha – Chicago ($9)')
})

test('only a single declining answer is given automatically', () => {
  expect(forcedAnswer({ cards: [0, 'claim'] }, [{ answer: 0 }])).toEqual({ answer: 0 })
  expect(forcedAnswer({ cards: [0, 'claim'] }, [{ answer: 0 }, { answer: 1 }])).toBeUndefined()
  expect(forcedAnswer({ stakes: 0 }, [{ answer: 1 }])).toBeUndefined()
  expect(forcedAnswer({ turn: 0 }, ['pass'])).toBeUndefined()
})

test('the condition of a pavilion is described', () => {
  const { edition } = model()
  expect(conditionWords(edition, 'link(oma,chi) & large>=10')).toBe(
    'connect Omaha and Chicago and 10 large cities in one network',
  )
  expect(conditionWords(edition, 'tickets_done>=6')).toBe('6 tickets completed')
  expect(conditionWords(edition, 'cash<=3')).toBe('cash<=3')
})
