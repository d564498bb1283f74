import { expect, it } from 'vitest'
import type { PavilionSeen } from '$protocol'
import { openPavilions } from './world'

it('keeps the pavilions that were laid out, and all before that', () => {
  const all = ['PV1', 'PV2', 'PV3'].map((id) => ({ id }) as PavilionSeen)
  expect(openPavilions(all, 0b101).map(({ id }) => id)).toEqual(['PV1', 'PV3'])
  expect(openPavilions(all, 0)).toHaveLength(3)
})
