import { beforeAll, expect, it } from 'vitest'
import type { AuditRow, CampaignView, JournalEntry } from '$protocol'
import { loadMessages } from '../i18n/language.svelte'
import { addedBy, auditLines, auditWords, entryOf } from './audit'

const slip = (game: number, company: 'blue' | 'red', dollars: number): JournalEntry => ({
  game,
  fact: { 'slip-written': { company, dollars, completed: [], stakes: 0 } },
  words: null,
})
const begun = (game: number): JournalEntry => ({
  game,
  fact: { 'game-begun': { game, seats: ['blue', 'red'] } },
  words: null,
})
const row = (company: 'blue' | 'red', total: number, more: Partial<AuditRow> = {}): AuditRow => ({
  company,
  slips: 0,
  certificates: 0,
  missed: 0,
  awards: { games_won: 0, tickets: 0, postcards: 0, cut_offs: 0 },
  counts: { games_won: 0, tickets: 0, postcards: 0, cut_offs: 0, missed: 0 },
  total,
  ...more,
})
const view = {
  journal: [begun(1), slip(1, 'red', 30), slip(1, 'blue', 20), begun(2), slip(2, 'blue', 9)],
  calendar: [
    { number: 1, year: 1865, trains: 20 },
    { number: 2, year: 1867, trains: 20 },
  ],
  companies: [
    { company: 'blue', name: 'Bluewater' },
    { company: 'red', name: 'Cardinal' },
  ],
  audit_texts: [
    { id: 'slips', title: 'Slips', text: 'In ink: {}' },
    { id: 'games_won', title: 'Ribbon One', text: '{} won {}.' },
    { id: 'nobody', title: 'Unpinned', text: 'Nobody.' },
    { id: 'total', title: 'Sum', text: '{} has {}.' },
  ],
} as unknown as CampaignView
const books = [
  row('red', 45, {
    awards: { games_won: 15, tickets: 0, postcards: 0, cut_offs: 0 },
    counts: { games_won: 1, tickets: 2, postcards: 0, cut_offs: 0, missed: 0 },
  }),
  row('blue', 29),
]

beforeAll(() => loadMessages('campaign'))

it('reads slips year by year, counts before ribbons, and the sum last', () => {
  const lines = auditLines(view, { books })
  expect(lines.map(({ kind }) => kind)).toEqual([
    'year',
    'year',
    ...Array.from({ length: 4 }, () => ['counts', 'ribbon']).flat(),
    'total',
  ])
  const told = (at: number) => auditWords(view, { books }, lines[at]!)
  expect(told(1)).toEqual({ title: 'Slips', text: 'In ink: 1867' })
  // The counts name no winner.
  expect(told(2)).toEqual({ title: 'Ribbon One', text: '' })
  expect(entryOf(view, lines[2]!, books[0]!)).toBe('1 game won')
  expect(told(3).text).toBe('Cardinal won 1.')
  expect(told(5).text).toBe('Nobody.')
  expect(told(lines.length - 1).text).toBe('Cardinal has $45.')
})

it('adds up to the total, and names a tie', () => {
  const lines = auditLines(view, { books })
  const sums = books.map((book) => lines.reduce((sum, line) => sum + addedBy(view, line, book), 0))
  expect(sums).toEqual([45, 29])
  const level = [row('red', 30), row('blue', 30, { missed: 3 })]
  const kinds = auditLines(view, { books: level }).map(({ kind }) => kind)
  expect(kinds).toContain('missed')
  expect(kinds.at(-2)).toBe('tie')
})
