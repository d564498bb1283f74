import { describe, expect, it } from 'vitest'
import type { Point } from './drawing'
import {
  around,
  centred,
  first,
  fitScale,
  growth,
  panned,
  seen,
  TARGET,
  whole,
  zoomed,
} from './view'

const size: Point = [1600, 1000]
const phone: Point = [390, 500]
const laptop: Point = [1366, 720]

describe('the view', () => {
  it('shows the whole board in the middle', () => {
    const view = whole(size, laptop)
    expect(view.scale).toBeCloseTo(0.72)
    expect(view.at[0]).toBeCloseTo((1366 - 1600 * 0.72) / 2)
    expect(view.at[1]).toBe(0)
  })
  it('starts close enough to point at everything', () => {
    for (const room of [
      phone,
      laptop,
      [900, 600],
      [1024, 540],
      [844, 330],
      [320, 200],
    ] as Point[]) {
      for (const hit of [20, 30, 45]) {
        const { scale } = first(size, room, hit)
        expect(scale * (hit + growth(scale, hit))).toBeGreaterThanOrEqual(TARGET - 1e-9)
      }
    }
  })
  it('starts with the whole board, or close enough to read', () => {
    expect(first(size, laptop, 40).scale).toBe(fitScale(size, laptop))
    expect(first(size, [900, 600], 40).scale).toBe(fitScale(size, [900, 600]))
    expect(first(size, phone, 45).scale).toBe(0.65)
    expect(first(size, phone, 20).scale).toBeCloseTo(TARGET / 28)
  })
  it('grows hit areas only as far as needed', () => {
    expect(growth(1, 40)).toBe(0)
    expect(growth(0.55, 40)).toBeCloseTo(TARGET / 0.55 - 40)
    expect(growth(0.2, 40)).toBe(growth(0.1, 40))
  })
  it('shows points together without zooming in, and stays if they are visible', () => {
    const near = centred(2, [800, 500], size, laptop)
    expect(
      around(
        near,
        [
          [800, 500],
          [820, 510],
        ],
        size,
        laptop,
      ),
    ).toBe(near)
    const far = around(
      near,
      [
        [100, 100],
        [1500, 900],
      ],
      size,
      laptop,
    )
    for (const spot of [
      [100, 100],
      [1500, 900],
    ] as Point[])
      for (const i of [0, 1] as const) {
        const pixel = spot[i] * far.scale + far.at[i]
        expect(pixel).toBeGreaterThanOrEqual(0)
        expect(pixel).toBeLessThanOrEqual(laptop[i])
      }
    expect(far.scale).toBeLessThan(2)
  })
  it('keeps the point under the pointer in place', () => {
    const before = centred(1, [800, 500], size, laptop)
    const pixel: Point = [300, 200]
    const after = zoomed(before, 1.5, pixel, size, laptop)
    const spot = (view: typeof before, i: 0 | 1) => (pixel[i] - view.at[i]) / view.scale
    expect(after.scale).toBeCloseTo(1.5)
    expect(spot(after, 0)).toBeCloseTo(spot(before, 0))
    expect(spot(after, 1)).toBeCloseTo(spot(before, 1))
  })
  it('never leaves the board', () => {
    const view = centred(1, [800, 500], size, laptop)
    expect(panned(view, [1e5, 1e5], size, laptop).at).toEqual([0, 0])
    expect(panned(view, [-1e5, -1e5], size, laptop).at).toEqual([1366 - 1600, 720 - 1000])
    expect(zoomed(view, 1e-3, [0, 0], size, laptop).scale).toBe(fitScale(size, laptop))
    expect(zoomed(view, 1e3, [0, 0], size, laptop).scale).toBe(4)
  })
  it('moves only as far as needed to show a point', () => {
    const view = centred(1, [800, 500], size, laptop)
    expect(seen(view, [800, 500], size, laptop)).toEqual(view)
    const moved = seen(view, [1500, 500], size, laptop)
    expect(1500 * moved.scale + moved.at[0]).toBeCloseTo(1366 - 60)
  })
})
