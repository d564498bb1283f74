import { parse, type Message } from '@fluent/syntax'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import type { Edition } from '../api/edition'

// Load fresh modules. Before a language is loaded, each message is shown as its id.
vi.resetModules()
const { pointsOf, trainsLeft } = await import('./comparison')
const { sectionsOf, widest } = await import('./sections')

const messages = new Set(
  ['rule', 'rules']
    .flatMap((file) => {
      const path = join(process.cwd(), `../data/words/en/${file}.ftl`)
      return parse(readFileSync(path, 'utf8'), {}).body
    })
    .filter((entry): entry is Message => entry.type === 'Message')
    .map(({ id }) => id.name),
)

const route = (group: number | null, length: number) => ({
  id: '',
  ends: [0, 1],
  places: [0, 1],
  color: null,
  length,
  points: 0,
  group,
})
const plain = {
  places: [{ id: 'a', name: 'A', names: {}, country: false, large: false, passengers: 0 }],
  routes: [route(null, 3), route(0, 2), route(0, 2)],
  events: [],
  companies: [],
  passengers: {},
  newspapers: 0,
  claim_steps: [{ step: 'route_points', points: [1, 2, 4, 7, 10, 15, 0, 0] }],
  lines: [{ line: 'routes' }, { line: 'tickets' }, { line: 'longest_path', points: 10 }],
  ties: ['tickets_completed', 'longest_path'],
  floor: null,
  terms: {
    trains: 45,
    hand: 4,
    coins: 0,
    names_mix: false,
    double_from: 4,
    triple_from: 4,
    draw_floor: null,
    reset_at: 3,
    end_at: 2,
    opening_tickets: { deal: 3, keep: 2 },
    drawn_tickets: { deal: 3, keep: 1 },
    opening_returned: 'shuffled-under',
    fewer_tickets: false,
  },
} as unknown as Edition
const rich = {
  ...plain,
  places: [{ ...plain.places[0]!, country: true }],
  routes: [route(1, 7), route(1, 7), route(1, 7)],
  events: [{ id: 'e', title: '', text: '', bolt: true, does: '' }],
  passengers: { red: 3, blue: 2 },
  newspapers: 3,
  claim_steps: ['passengers', 'collect', 'company_bonus', 'large_city'].map((step) => ({
    step,
    coins: 2,
  })),
  lines: [
    { line: 'coins' },
    { line: 'trains_left', points: [9, 4, 4, 4, 1] },
    { line: 'globetrotter', points: 15 },
    { line: 'passengers', most: 20, second: 10 },
    { line: 'bookings' },
  ],
  ties: ['passengers', 'later_in_turn_order'],
  floor: 0,
  terms: {
    ...plain.terms,
    coins: 5,
    names_mix: true,
    double_from: 6,
    triple_from: 2,
    draw_floor: 8,
    opening_returned: 'shuffled-in',
    fewer_tickets: true,
  },
} as unknown as Edition
// Before a language is loaded, a message returns its own id.
const said = (edition: Edition) =>
  sectionsOf(edition)
    .flatMap(({ says }) => says)
    .flatMap((each) => (typeof each === 'string' ? each : [each.lead, ...each.order]))

it('uses only existing messages', () => {
  for (const edition of [
    plain,
    rich,
    { ...plain, terms: { ...plain.terms, draw_floor: 0, double_from: 2 } } as Edition,
  ]) {
    expect(said(edition).filter((id) => !messages.has(id))).toEqual([])
    expect(new Set(said(edition)).size).toBe(said(edition).length)
  }
})

it('describes what an edition has, and nothing else', () => {
  expect(said(plain)).toContain('rules-claim-double')
  expect(
    said(plain).filter((id) => /triple|news|passengers|coins|countries|floor|company/.test(id)),
  ).toEqual([])
  for (const id of [
    'rule-triple-any',
    'rules-claim-double-closed',
    'rules-claim-passengers',
    'rules-setup-mix',
    'rules-goal-dollars',
  ]) {
    expect(said(rich)).toContain(id)
  }
  expect(said(rich)).not.toContain('rules-tie-shared')
  expect(sectionsOf(plain).at(-1)!.says.slice(-2)).toEqual([
    {
      lead: 'rules-score-winner',
      order: ['rules-tie-tickets-completed', 'rules-tie-longest-path'],
    },
    'rules-tie-shared',
  ])
})

it('reads tables from the data', () => {
  expect(widest(plain)).toBe(2)
  expect(widest(rich)).toBe(3)
  expect(pointsOf(plain)).toEqual([1, 2, 4])
  expect(pointsOf(rich)).toEqual([])
  expect(trainsLeft(rich)).toEqual([
    { from: 0, to: 0, worth: 9 },
    { from: 1, to: 3, worth: 4 },
    { from: 4, to: 4, worth: 1 },
  ])
  expect(trainsLeft(plain)).toEqual([])
})
