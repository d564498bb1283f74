import { expect, it } from 'vitest'
import type { PavilionSeen } from '$protocol'
import type { Drawing } from '../board/drawing'
import { draftsOf, openPavilions } from './world'

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
