import type { GameSnapshot, SeatInfo } from '$protocol'
import { beforeAll, expect, test } from 'vitest'
import type { Edition } from '../../api/edition'
import { setLanguage } from '../../i18n/language.svelte'
import { gapText, signed } from './resultSentences'

beforeAll(() => setLanguage('en'))

const edition = {
  lines: [{ line: 'routes' }, { line: 'tickets' }, { line: 'longest_path' }],
  claim_steps: [{ step: 'route_points' }],
} as unknown as Edition
const person = (name: string) => ({ color: 'red', sitter: { person: { id: name, name } } })
const seats = ['Ann', 'Bob'].map(person) as unknown as SeatInfo[]
const seen = (seat: number | null) =>
  ({
    seat,
    standings: [
      { seat: 0, place: 2, total: 50, lines: { routes: 60, tickets: -10 } },
      { seat: 1, place: 1, total: 98, lines: { routes: 58, tickets: 30, longest_path: 10 } },
    ],
  }) as unknown as GameSnapshot

test('the gap to the winner, or to the next seat, is explained line by line', () => {
  expect(gapText(edition, seen(0), seats)).toBe(
    'You finished 48 points behind Bob: routes +2, tickets −40, longest path −10.',
  )
  expect(gapText(edition, seen(1), seats)).toBe(
    'You finished 48 points ahead of Ann: routes −2, tickets +40, longest path +10.',
  )
  expect(gapText(edition, seen(null), seats)).toBe('')
  expect([-3, 0, 3].map(signed)).toEqual(['−3', '0', '+3'])
})

test('a total that was raised to 0 is part of the gap', () => {
  const shown = seen(0)
  Object.assign(shown.standings![0]!, { total: 0, lines: { routes: 10, tickets: -40 } })
  expect(gapText(edition, shown, seats)).toBe(
    'You finished 98 points behind Bob: routes −48, tickets −70, longest path −10, raised to 0 +30.',
  )
})
