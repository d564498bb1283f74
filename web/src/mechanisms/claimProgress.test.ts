import type { Seen } from '$protocol'
import { beforeAll, expect, test } from 'vitest'
import type { Edition } from '../api/edition'
import { setLanguage } from '../i18n/language.svelte'
import { claimOf } from './claimProgress'

const place = (name: string, more = {}) => ({
  id: name.toLowerCase(),
  name,
  names: {},
  large: false,
  supply: null,
  demand: [],
  zone: null,
  ...more,
})
const edition = {
  places: [place('Omaha', { supply: 'GRAIN' }), place('Chicago', { large: true })],
  routes: [{ id: 'omaha-chicago', places: [0, 1] }],
  events: [{ title: 'Fog', text: '', does: '' }],
  companies: [{ seat: 'red' }],
  crew: [{ id: 'C1', wage: 1, uses: null, changes: [] }],
  deeds: ['E1', 'red', 7, 'C1'],
  zones: ['E', 'C', 'M', 'P'],
  pavilions: [],
  claim_steps: [
    { number: 3, step: 'company_bonus' },
    { number: 5, step: 'deliver' },
    { number: 6, step: 'load' },
    { number: 8, step: 'telegraph' },
    { number: 11, step: 'cards' },
    { number: 12, step: 'large_city' },
  ],
  campaign: { rules: [{ id: 'L', title: 'Carry', text: 'Take it.' }] },
} as unknown as Edition

const extra = (extra: string, more = {}) => ({ what: 'extra', extra, ...more }) as Seen
const began = extra('claim-began', { claim: { seat: 1, route: 0 }, second: false })
const paid: Seen = { what: 'claimed', seat: 1, route: 0, payment: { red: 2 } }
const drew: Seen = { what: 'card-drawn', seat: 1, card: null }
const got = (coins: number): Seen => ({ what: 'collected', seat: 1, coins })

beforeAll(() => setLanguage('en'))

test('there are no steps before the route is paid for', () => {
  expect(claimOf([began], edition, { pay: 1 })).toBeUndefined()
  expect(claimOf([drew], edition, null)).toBeUndefined()
})

test('the asking step is active; earlier ones are done', () => {
  const claim = claimOf([began, paid], edition, { load: [1, 0] })!
  expect(claim.steps.map(({ number, state }) => [number, state])).toEqual([
    [3, 'done'],
    [5, 'done'],
    [6, 'now'],
    [8, 'ahead'],
    [11, 'ahead'],
    [12, 'ahead'],
  ])
  expect(claim.steps[2]!.name).toBe('Carry')
})

test('money and cards belong to their step, and the last card to the large city', () => {
  const seen = [
    began,
    paid,
    extra('acted', { deed: 0, seat: 1 }),
    extra('paid', { seat: 1, coins: 1 }),
    extra('acted', { deed: 1, seat: 1 }),
    drew,
    extra('acted', { deed: 1, seat: 1 }),
    got(2),
    extra('loaded', { seat: 1, city: 0 }),
    extra('paid', { seat: 1, coins: 2 }),
    { what: 'wired', seat: 1, card: null } as Seen,
    { what: 'wire-kept', seat: 1, card: null, discarded: {} } as Seen,
    extra('postcard-used', { seat: 1, number: 7 }),
    extra('acted', { deed: 2, seat: 1 }),
    got(3),
    drew,
    extra('claim-done'),
    { what: 'turn-began', seat: 0 } as Seen,
  ]
  const claim = claimOf(seen, edition, { turn: 0 })!
  expect(claim.done).toBe(true)
  expect(claim.event).toEqual({ coins: -1, cards: 0, notes: [] })
  expect(
    claim.steps.map(({ number, coins, cards, notes }) => [number, coins, cards, notes]),
  ).toEqual([
    [3, 2, 1, []],
    [5, 0, 0, []],
    [6, 0, 0, ['grain from Omaha']],
    [8, -2, 1, []],
    [11, 3, 0, []],
    [12, 0, 1, []],
  ])
  expect(claimOf([...seen, { ...drew, seat: 0 }], edition, null)).toBeUndefined()
})
