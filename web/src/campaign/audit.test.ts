import { beforeAll, expect, it } from 'vitest'
import type { AuditRow, CampaignView, JournalEntry } from '$protocol'
import { loadMessages } from '../i18n/language.svelte'
import { addedBy, auditLines, auditWords, vaultRows } from './audit'
import { heardOf, linesOf } from './reveal'
import type { StoryStep } from './storySteps'

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

beforeAll(() => loadMessages('camp'))

const entries = (lines: ReturnType<typeof auditLines>) =>
  vaultRows(view, { books }, lines).map(({ entry }) => entry)

it('reads slips year by year, counts before ribbons, and the sum last', () => {
  const lines = auditLines(view, { books })
  expect(lines.map(({ kind }) => kind)).toEqual([
    'year',
    'year',
    ...Array.from({ length: 4 }, () => ['counts', 'ribbon']).flat(),
    'total',
  ])
  const told = (at: number) => auditWords(view, { books }, lines[at]!)
  expect(told(0)).toEqual({ title: 'Slips', text: 'In ink: 1865' })
  // Only the first line has the sentence.
  expect(told(1)).toEqual({ title: 'Slips', text: '' })
  // The counts name no winner.
  expect(told(2)).toEqual({ title: 'Ribbon One', text: '' })
  expect(entries(lines.slice(0, 3))).toEqual(['1 game won', '0 games won'])
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

it('keeps running sums, and notices a new leader once', () => {
  const journal = [begun(1), slip(1, 'blue', 20), slip(1, 'red', 0)]
  journal.push(begun(2), slip(2, 'red', 45), slip(2, 'blue', 9))
  const late = { ...view, journal }
  const lines = auditLines(late, { books })
  const rows = (count: number) =>
    vaultRows(late, { books }, lines.slice(0, count)).map(({ entry, leads }) => [entry, leads])
  expect(rows(1)).toEqual([
    ['+$20 → $20', false],
    ['+$0 → $0', false],
  ])
  expect(rows(2)).toEqual([
    ['+$9 → $29', false],
    ['+$45 → $45', true],
  ])
  expect(rows(3).some(([, leads]) => leads)).toBe(false)
})

it('announces only what has been opened', () => {
  const audit = { kind: 'audit', audit: { books } } as StoryStep
  const heard = (open: number) => heardOf(audit, view, open)
  expect(heard(1)).toContain('In ink: 1865')
  expect(heard(1)).toContain('Cardinal: +$30 → $30.')
  for (let open = 1; open < linesOf(audit, view); open++)
    expect(heard(open)).not.toContain('2. Bluewater')
  expect(heard(linesOf(audit, view))).toBe('1. Cardinal: $45. 2. Bluewater: $29.')
  const card = (title: string) => ({ id: title, title, text: `${title} in full` })
  const box = { kind: 'box', box: card('Crate'), rules: [card('One'), card('Two')] } as StoryStep
  expect([1, 2, 3, Infinity].map((open) => heardOf(box, view, open))).toEqual([
    'Crate in full',
    'One. One in full',
    'Two. Two in full',
    'Two. Two in full',
  ])
  const accused = ['red', 'blue'].map((company) => ({ company, suspect: card(`for ${company}`) }))
  const ballots = { kind: 'ballots', accused, verdict: card('for red') } as StoryStep
  expect(linesOf(ballots, view)).toBe(4)
  expect([1, 2, 4].map((open) => heardOf(ballots, view, open))).toEqual([
    '',
    'Cardinal accused for red.',
    'The table accuses for red.',
  ])
})
