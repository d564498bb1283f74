import { expect, it } from 'vitest'
import { leftOf, timeWords } from './clock'

it('counts down while a seat is asked, and otherwise shows the time bank', () => {
  expect(leftOf({ reserve: 60_000, due: 100_000 }, 70_000)).toBe(30_000)
  expect(leftOf({ reserve: 60_000, due: 100_000 }, 170_000)).toBe(0)
  expect(leftOf({ reserve: 60_000, due: null }, 170_000)).toBe(60_000)
  expect(leftOf({ reserve: null, due: null }, 0)).toBeNull()
})

it('is formatted like a clock', () => {
  expect(timeWords(0)).toBe('0:00')
  expect(timeWords(65_000)).toBe('1:05')
  expect(timeWords(3_600_000 + 61_500)).toBe('1:01:01')
})
