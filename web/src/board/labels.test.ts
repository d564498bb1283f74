import { expect, test } from 'vitest'
import type { Drawing } from './drawing'
import { drawing } from './fixture'
import { labelGrowth } from './labels'

const grown = (scale: number, pixels: number, stops = drawing.stops) => [
  ...labelGrowth({ ...drawing, stops } as Drawing, scale, pixels).values(),
]

test('names that are large enough stay as they are drawn', () => {
  expect(grown(1, 11).every((growth) => growth === 1)).toBe(true)
})

test('small names grow, but not into one another', () => {
  const [stop] = drawing.stops
  const far: [number, number] = [200, 100]
  const line = { ...stop!.label.lines[0]!, at: [200, 86] as [number, number] }
  const first = { ...stop!, at: far, label: { ...stop!.label, lines: [line] } }
  const free = grown(0.5, 11, [first])
  expect(free[0]).toBeGreaterThan(1.1)
  const near = { ...first, id: 'near', at: [first.at[0] + 66, first.at[1]] as [number, number] }
  near.label = {
    ...first.label,
    lines: [{ ...line, at: [near.at[0], line.at[1]] }],
  }
  const pair = grown(0.5, 11, [first, near])
  expect(Math.max(...pair)).toBeLessThan(free[0]!)
  expect(Math.min(...pair)).toBeGreaterThanOrEqual(1)
})
