import { beforeAll, expect, it } from 'vitest'
import type { CampaignFact, CampaignView, JournalEntry } from '$protocol'
import { loadMessages } from '../i18n/language.svelte'
import { lastTime } from './lastTime'

beforeAll(() => loadMessages('camp'))

const at = (game: number, fact: CampaignFact): JournalEntry => ({ game, fact, words: null })
const slip = (company: string, dollars: number) =>
  at(1, { 'slip-written': { company, dollars, completed: [], stakes: 0 } } as CampaignFact)
const company = (company: string, name: string) => ({ company, name })
const view = (journal: JournalEntry[]) =>
  ({
    journal,
    companies: [company('blue', 'Bluewater'), company('red', 'Cardinal')],
    boards: [],
    cut_offs: [{ id: 'C1', ends: ['Cairo', 'Memphis'] }],
    calendar: [],
  }) as unknown as CampaignView

const first = [
  at(1, { 'game-begun': { game: 1, seats: ['blue', 'red'] } } as CampaignFact),
  slip('red', 30),
  slip('blue', 22),
  at(1, { 'caboose-taken': { company: 'blue' } } as CampaignFact),
  at(1, { 'cut-off-built': { company: 'red', cut_off: 'C1' } } as CampaignFact),
]

it('tells who won, the largest deed, and what is open', () => {
  expect(lastTime(view(first), 2)).toEqual([
    'Cardinal won, $8 ahead of Bluewater.',
    'Cardinal builds Cairo\u00a0– Memphis. From now on it is on the map for everyone.',
    'Bluewater has the caboose.',
  ])
})

it('counts the evidence so far, and only that', () => {
  const marked = (game: number, marks: number) =>
    at(game, { 'evidence-marked': { marks } } as CampaignFact)
  const lines = lastTime(view([...first, marked(1, 1), marked(2, 2)]), 2)
  expect(lines.at(-1)).toBe('1 piece of evidence so far.')
})

it('is silent before the first game', () => {
  expect(lastTime(view(first), 1)).toEqual([])
})

it('names a new board, the new rules, and the last headline', () => {
  const said = (fact: unknown, title: string, text = ''): JournalEntry => ({
    game: 1,
    fact: fact as CampaignFact,
    words: { id: 'F1', title, text },
  })
  const journal = [
    ...first.slice(0, 3),
    said({ 'board-added': { board: 'F1' } }, 'The Valley'),
    said({ 'rule-placed': { slot: 'A' } }, 'Freight'),
    said({ 'side-read': { side: 'x-01A' } }, 'The Star', 'WHOSE PAGE? Nobody knows.'),
    said({ 'side-read': { side: 'x-01B' } }, 'An Invented Card', 'Quiet.'),
  ]
  const boards = [{ words: { id: 'F1' }, cities: ['Cairo', 'Memphis'] }]
  expect(lastTime({ ...view(journal), boards } as unknown as CampaignView, 2).slice(1)).toEqual([
    'The Valley joined the map: Cairo and Memphis.',
    'New since last time: Freight.',
    'The Star: “WHOSE PAGE?”',
  ])
})
