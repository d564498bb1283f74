import { expect, it } from 'vitest'
import { ago, until } from './time'

it('describes the distance of a moment', () => {
  const now = 1_000_000_000
  const minutes = (count: number) => ago(now + count * 60_000, now)
  expect(ago(now + 20_000, now)).toBe('in 20\u00a0seconds')
  expect(minutes(5)).toBe('in 5\u00a0minutes')
  expect(minutes(-60)).toBe('60\u00a0minutes ago')
  expect(minutes(24 * 60)).toBe('in 24\u00a0hours')
  expect(minutes(47.9 * 60)).toBe('in 2\u00a0days')
  expect(minutes(-72 * 60)).toBe('3\u00a0days ago')
})

it('describes a deadline by its weekday, and by its date if it is a week away', () => {
  const now = new Date(2026, 10, 18, 12).getTime()
  expect(until(new Date(2026, 10, 20, 21, 10).getTime(), now)).toMatch(/^Fri.* 9:10/)
  expect(until(new Date(2026, 10, 27, 21, 10).getTime(), now)).toMatch(/Nov 27/)
})
