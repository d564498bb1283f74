import { expect, it } from 'vitest'
import {
  aroundPath,
  hitSizes,
  inLanguage,
  railsPath,
  rowMiddle,
  rowPath,
  slotEnds,
  titled,
  uprightAngles,
} from './drawing'
import { drawing } from './fixture'
import { bodies, detailAt, marks, patterns, symbols } from './looks'
import { neighbour } from './gestures'
import { findPlaces } from './search'

const [top, middle, foot] = drawing.routes as [
  (typeof drawing.routes)[0],
  (typeof drawing.routes)[0],
  (typeof drawing.routes)[0],
]

it('lays rails from stop to stop along the slots', () => {
  expect(
    slotEnds({ at: [10, 10], angle: 90, length: 8 })
      .flat()
      .map(Math.round),
  ).toEqual([10, 6, 10, 14])
  expect(rowPath(foot)).toBe('M40.0 220.0L80.0 220.0L84.0 220.0L124.0 220.0')
  expect(railsPath(drawing, foot)).toBe(
    'M20.0 100.0L40.0 220.0L80.0 220.0L84.0 220.0L124.0 220.0L300.0 100.0',
  )
  expect(rowMiddle(foot)).toEqual([82, 220])
})

it('measures the hit area of a road, all its tracks together', () => {
  const alone = { ...foot, ends: [0, 2] as [number, number] }
  const sizes = hitSizes({ ...drawing, routes: [top, middle, alone] })
  expect([...sizes.values()]).toEqual([80, 80, 40])
  const short = {
    ...alone,
    hit: alone.hit.map(([x, y]): [number, number] => [70 + ((x - 70) / 88) * 30, y]),
  }
  expect(hitSizes({ ...drawing, routes: [short] }).get('foot')).toBeCloseTo(30)
})

it('moves with arrow keys to the nearest route in that direction', () => {
  expect(neighbour(drawing.routes, top, 'ArrowDown')).toBe(middle)
  expect(neighbour(drawing.routes, middle, 'ArrowUp')).toBe(top)
  expect(neighbour(drawing.routes, middle, 'ArrowDown')).toBe(foot)
  expect(neighbour(drawing.routes, top, 'ArrowUp')).toBeUndefined()
})

it('finds places without accents and capitals, beginnings first', () => {
  const found = (typed: string) => findPlaces(drawing, typed).map(({ place }) => place)
  expect(found('munch')).toEqual(['muenchen'])
  expect(found('E')).toEqual(['am', 'muenchen'])
  expect(found('o')).toEqual(['b'])
  expect(found('zzz')).toEqual([])
  expect(found('')).toHaveLength(3)
})

it('writes names in a language and finds places by any of their names', () => {
  const [munich, bor] = drawing.stops as [(typeof drawing.stops)[0], (typeof drawing.stops)[0]]
  const named = (text: string[]) => ({
    lines: text.map((text) => ({ text, at: [0, 0] as [number, number], width: 50 })),
    waiting: [[1, 2]] as [number, number][],
  })
  const names = { fr: named(['Munich']), xx: named(['Mo-', 'naco']) }
  const board = { ...drawing, stops: [{ ...munich, names }, bor] }
  const french = inLanguage(board, 'fr')
  expect(french.stops.map(({ label }) => label.lines[0]!.text)).toEqual(['Munich', 'Bor'])
  expect(french.stops[0]!.waiting).toEqual([[1, 2]])
  expect(french.stops[0]!.label.at).toEqual(munich.label.at)
  expect(inLanguage(board, 'de').stops[0]!.label.lines[0]!.text).toBe('München')
  for (const typed of ['münchen', 'muni', 'mo-na'])
    expect(findPlaces(french, typed)).toEqual([{ place: 'muenchen', name: 'Munich' }])
})

it('writes a longer title smaller', () => {
  const [short, long] = [titled(drawing, 'X'), titled(drawing, drawing.title.repeat(2))]
  expect([short.title, short.cartouche]).toEqual(['X', drawing.cartouche])
  expect(long.cartouche.scale).toBeCloseTo(drawing.cartouche.scale / 2)
})

it('gives every colour and every seat a distinct look', () => {
  for (const looks of [symbols, patterns, marks, bodies].map((each) => Object.values(each)))
    expect(new Set(looks).size).toBe(looks.length)
})

it('draws wagons in the detail that is visible', () => {
  expect([1, 0.7, 0.53, 0.3, 0.22].map(detailAt)).toEqual([
    'full',
    'full',
    'small',
    'small',
    'least',
  ])
})

it('draws wagons wheels down, a steep row leaning to one side', () => {
  const turned = (...angles: number[]) =>
    uprightAngles({ ...foot, slots: angles.map((angle) => ({ at: [0, 0], angle, length: 43 })) })
  expect(turned(0, 30, -45)).toEqual([0, 30, -45])
  expect(turned(178, -179.5)).toEqual([-2, 0.5])
  expect(turned(85, 88, 92)).toEqual([85, 88, 92])
  expect(turned(-120, 170)).toEqual([60, -10])
  // A wagon that would be upside down is turned on its own.
  expect(turned(0, 60, 130)).toEqual([0, 60, -50])
})

it('draws a line around a row', () => {
  expect(aroundPath(foot, 10)).toBe(
    'M40.0 230.0L80.0 230.0L84.0 230.0L124.0 230.0A10 10 0 0 0 124.0 210.0L84.0 210.0L80.0 210.0L40.0 210.0A10 10 0 0 0 40.0 230.0Z',
  )
})
