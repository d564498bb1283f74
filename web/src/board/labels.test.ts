import { expect, test } from 'vitest'
import type { Drawing, Point, Stop } from './drawing'
import { drawing } from './fixture'
import { LEAST_LETTERS, namePlaces, wallLetters } from './labels'

const alone = (stops: Stop[]): Drawing => ({ ...drawing, stops, routes: [] })
/** The first stop of the board with its name, at another position. */
function moved(id: string, [x, y]: Point): Stop {
  const [stop] = drawing.stops
  const line = { ...stop!.label.lines[0]!, at: [x, y - 14] as Point }
  return { ...stop!, id, place: id, at: [x, y], label: { ...stop!.label, lines: [line] } }
}
const far = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

test('names that are large enough stay as they are drawn', () => {
  expect(namePlaces(drawing, 1, LEAST_LETTERS).size).toBe(0)
})

test('small names grow to one size and make room for each other', () => {
  const stops = [moved('one', [200, 100]), moved('two', [262, 100])]
  const places = namePlaces(alone(stops), 0.5, LEAST_LETTERS)
  const [one, two] = stops.map(({ id }) => places.get(id)!)
  expect(one!.growth).toBeCloseTo(LEAST_LETTERS / 9)
  expect(two!.growth).toBe(one!.growth)
  const [wide, high] = [60 * one!.growth, 18 * one!.growth]
  const apart = [0, 1].map((axis) => Math.abs(one!.middle[axis]! - two!.middle[axis]!))
  expect(apart[0]! >= wide || apart[1]! >= high).toBe(true)
  for (const [at, place] of [one!, two!].entries())
    expect(far(place.middle, stops[at]!.at)).toBeLessThan(80)
})

test('names do not grow over the frame of the board', () => {
  const { middle, growth } = namePlaces(
    alone([moved('edge', [6, 100])]),
    0.5,
    wallLetters(1500),
  ).get('edge')!
  expect(middle[0] - 30 * growth).toBeGreaterThanOrEqual(16)
})

test('names that would be too small are hidden, except highlighted ones', () => {
  const places = namePlaces(drawing, 0.2, LEAST_LETTERS, new Set(['b']))
  expect([...places].filter(([, place]) => place).map(([id]) => id)).toEqual(['b'])
  expect(places.get('b')!.growth).toBeCloseTo(LEAST_LETTERS / (18 * 0.2))
  expect(places.size).toBe(drawing.stops.length)
})

test('names make room for tokens, which are painted over them', () => {
  const one = alone([moved('one', [200, 100])])
  const middle = (tokens: Point[]) =>
    namePlaces(one, 0.5, LEAST_LETTERS, new Set(), tokens).get('one')!.middle
  const token = middle([])
  const [x, y] = middle([token])
  expect(Math.abs(x - token[0]) > 30 || Math.abs(y - token[1]) > 9).toBe(true)
})

test('highlighted names without room are hidden only where they yield', () => {
  const stops = ['one', 'two', 'six'].map((id, at) => moved(id, [200 + at, 100]))
  const sought = new Set(stops.map(({ id }) => id))
  const shown = (yields: boolean) =>
    [...namePlaces(alone(stops), 0.2, LEAST_LETTERS, sought, [], yields).values()].filter(Boolean)
  expect(shown(false)).toHaveLength(3)
  expect(shown(true).length).toBeLessThan(3)
})
