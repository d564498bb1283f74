import { beforeAll, expect, it } from 'vitest'
import type { CampaignFact, CampaignView, JournalEntry } from '$protocol'
import { loadMessages } from '../i18n/language.svelte'
import { companyCounts, companyYears } from './companyHistory'

const entry = (game: number, fact: CampaignFact, title?: string): JournalEntry => ({
  game,
  fact,
  words: title ? { id: title, title, text: `${title} in full` } : null,
})
const slip = (company: 'blue' | 'red', dollars: number | null, completed: string[]) => ({
  'slip-written': { company, dollars, completed, stakes: 0 },
})
const journal = [
  entry(1, { 'game-begun': { game: 1, seats: ['blue', 'red'] } }),
  entry(1, slip('red', null, [])),
  entry(1, slip('blue', null, ['T1', 'T2'])),
  entry(1, { 'postcard-drawn': { company: 'blue', postcard: 7 } }, 'A Gauge'),
  entry(2, { 'game-begun': { game: 2, seats: ['red', 'green'] } }),
  entry(2, { 'cut-off-built': { company: 'blue', cut_off: 'X01' } }),
]
const view = {
  journal,
  calendar: [
    { number: 1, year: 1865, trains: 20 },
    { number: 2, year: 1867, trains: 20 },
  ],
  companies: [{ company: 'blue', name: 'Bluewater' }],
  cut_offs: [],
} as unknown as CampaignView

beforeAll(() => loadMessages('campaign'))

it('tells the years of one company, sealed sums included', () => {
  const years = companyYears(view, journal.length, 'blue')
  expect(years.map(({ year, place, played, dollars }) => [year, place, played, dollars])).toEqual([
    [1865, 2, true, null],
    [1867, undefined, false, undefined],
  ])
  expect(years[0]!.deeds).toEqual(['Postcard: A Gauge'])
  expect(years[1]!.deeds[0]).toMatch(/^Bluewater /)
})

it('counts only what the table has read', () => {
  expect(companyCounts(view, journal.length, 'blue')).toEqual({
    games_won: 0,
    tickets: 2,
    postcards: 0,
    cut_offs: 1,
  })
  expect(companyCounts(view, 2, 'blue').tickets).toBe(0)
  expect(companyYears(view, 3, 'blue')).toHaveLength(1)
})
