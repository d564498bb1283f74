import type { Seen } from '$protocol'
import { beforeAll, expect, test } from 'vitest'
import type { Edition } from '../../api/edition'
import { setLanguage } from '../../i18n/language.svelte'
import { lastDeed, meanwhile } from './meanwhile'

const edition = {
  places: [
    { id: 'duluth', name: 'Duluth', names: {} },
    { id: 'chicago', name: 'Chicago', names: {} },
  ],
  routes: [{ places: [0, 1], length: 3 }],
} as unknown as Edition

beforeAll(() => setLanguage('en'))

const began = (seat: number): Seen => ({ what: 'turn-began', seat })
const drew = (seat: number): Seen => ({ what: 'card-drawn', seat, card: null })
const entries = (...moves: Seen[][]) => moves.map((seen, at) => ({ inputs: at + 1, seen }))

test('tells what the others did since the last own turn, and nothing older', () => {
  const deeds = meanwhile(
    entries(
      [drew(1), began(0)],
      [drew(0), began(1)],
      [
        { what: 'claimed', seat: 1, route: 0, payment: { red: 3 } },
        { what: 'scored', seat: 1, points: 4 },
        began(2),
      ],
      [drew(2)],
      [drew(2), began(0)],
    ),
    0,
    edition,
  )
  expect([...deeds.keys()].sort()).toEqual([1, 2])
  expect(deeds.get(1)).toMatchObject({ icon: 'train', route: 0, at: 3 })
  expect(deeds.get(2)).toMatchObject({ icon: 'cards', text: '2 from the deck', at: 5 })
})

test('before the second turn the whole game is new, and without a turn nothing is', () => {
  expect(meanwhile(entries([drew(1)], [began(0)]), 0, edition).has(1)).toBe(true)
  expect(meanwhile(entries([began(1)], [drew(1)]), 0, edition).size).toBe(0)
})

test('a face-up card is named, in the order of the draw', () => {
  const taken: Seen = { what: 'card-taken', seat: 1, slot: 0, card: 'orange' }
  const deeds = meanwhile(entries([began(1)], [taken], [drew(1), began(0)]), 0, edition)
  expect(deeds.get(1)!.text).toBe('orange + 1 from the deck')
})

test('the last deed is that of the newest turn in which something happened', () => {
  expect(lastDeed(entries([began(0)]), edition)).toBeUndefined()
  const moves = entries([began(0)], [drew(0)], [drew(0), began(1)])
  expect(lastDeed(moves, edition)).toMatchObject({ seat: 0, text: '2 from the deck', at: 3 })
  expect(lastDeed([...moves, { inputs: 4, seen: [drew(1)] }], edition)).toMatchObject({
    seat: 1,
    text: '1 from the deck',
  })
})
