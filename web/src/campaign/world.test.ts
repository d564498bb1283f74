import { expect, it } from 'vitest'
import type { PavilionSeen } from '$protocol'
import type { Drawing, Point } from '../board/drawing'
import { draftsOf, numberSpots, openPavilions } from './world'

it('keeps the pavilions that were laid out, and all before that', () => {
  const all = ['PV1', 'PV2', 'PV3'].map((id) => ({ id }) as PavilionSeen)
  expect(openPavilions(all, 0b101).map(({ id }) => id)).toEqual(['PV1', 'PV3'])
  expect(openPavilions(all, 0)).toHaveLength(3)
})

it('draws the routes that may be built between their cities', () => {
  const stop = (name: string, x: number) => ({
    place: name,
    at: [x, 0],
    label: { lines: [{ text: name }] },
  })
  const drawing = { stops: [stop('Cairo', 1), stop('St. Louis', 5)] } as unknown as Drawing
  const routes: { id: string; ends: [string, string] }[] = [
    { id: 'X1', ends: ['St. Louis', 'Cairo'] },
    { id: 'X2', ends: ['Cairo', 'Nowhere'] },
  ]
  expect(draftsOf(drawing, routes)).toEqual([
    {
      id: 'X1',
      ends: [
        [5, 0],
        [1, 0],
      ],
    },
  ])
})

it('keeps the numbers of crossing lines apart, and others in the middle', () => {
  const drafts = [
    {
      id: 'across',
      ends: [
        [0, 50],
        [200, 50],
      ] as [Point, Point],
    },
    {
      id: 'down',
      ends: [
        [100, 0],
        [100, 100],
      ] as [Point, Point],
    },
    {
      id: 'away',
      ends: [
        [400, 0],
        [400, 100],
      ] as [Point, Point],
    },
  ]
  const [first, second, third] = numberSpots(drafts, 20)
  expect([first, third]).toEqual([
    [100, 50],
    [400, 50],
  ])
  expect(Math.hypot(second![0] - first![0], second![1] - first![1])).toBeGreaterThanOrEqual(16)
  // Without a distance to keep, every number is in the middle.
  expect(numberSpots(drafts, 0)[1]).toEqual([100, 50])
})
