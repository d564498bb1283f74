import { expect, it } from 'vitest'
import { offered, seatsOf, sensible } from './quickGame'

const editions = ['usa-new', 'germany']

it('keeps valid choices and replaces the rest', () => {
  const good = { edition: 'germany', bots: 4, level: 'characters' }
  expect(sensible(good, editions)).toEqual(good)
  const standard = { edition: 'usa-new', bots: 2, level: 'normal' }
  expect(sensible({}, editions)).toEqual(standard)
  expect(sensible({ edition: 'atlantis', bots: 9, level: 'god' }, editions)).toEqual(standard)
  expect(sensible({ bots: 1.5 }, editions)).toEqual(standard)
})

it('offers at most two editions of a board', () => {
  const editions = ['a1', 'a2', 'b1', 'a3', 'b2', 'c1', 'a4'].map((name) => ({
    name,
    map: name.charAt(0),
  }))
  expect(offered(editions).map(({ name }) => name)).toEqual(['a1', 'a2', 'b1', 'b2', 'c1'])
})

it('seats the reader first, and different characters around', () => {
  expect(seatsOf({ edition: '', bots: 2, level: 'hard' }, 3)).toEqual([
    { me: { name: null } },
    { bot: { bot: 'hard' } },
    { bot: { bot: 'hard' } },
  ])
  const seats = seatsOf({ edition: '', bots: 4, level: 'characters' }, 3).map((seat) =>
    JSON.stringify(seat),
  )
  expect(new Set(seats).size).toBe(5)
})
