import { expect, test } from 'vitest'
import { placeBeside, type Box } from './beside'

const ROOM: [number, number] = [1066, 600]
const PANEL: [number, number] = [300, 220]

/** A row of slots, 23 by 9 each, that starts at this point. */
const row = (x: number, y: number, dx: number, dy: number, count: number): Box[] =>
  Array.from({ length: count }, (_, at) => {
    const [left, top] = [x + at * dx, y + at * dy]
    return { left: left - 12, top: top - 12, right: left + 12, bottom: top + 12 }
  })
const boxOf = ({ left, top }: { left: number; top: number }): Box => ({
  left,
  top,
  right: left + PANEL[0],
  bottom: top + PANEL[1],
})
const touches = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const gap = (a: Box, b: Box) =>
  Math.hypot(
    Math.max(0, a.left - b.right, b.left - a.right),
    Math.max(0, a.top - b.bottom, b.top - a.bottom),
  )

test('a panel never covers its route, stays on the board and near', () => {
  const steps = [
    [23, 0],
    [0, 23],
    [16, 16],
    [16, -16],
  ] as const
  for (let x = 12; x < ROOM[0]; x += 61) {
    for (let y = 12; y < ROOM[1]; y += 47) {
      for (const [dx, dy] of steps) {
        const slots = row(x, y, dx, dy, 6)
        const panel = boxOf(placeBeside(PANEL, slots, ROOM))
        expect(slots.some((slot) => touches(slot, panel))).toBe(false)
        expect(panel.left >= 0 && panel.top >= 0).toBe(true)
        expect(panel.right <= ROOM[0] && panel.bottom <= ROOM[1]).toBe(true)
        expect(Math.min(...slots.map((slot) => gap(slot, panel)))).toBeLessThanOrEqual(160)
      }
    }
  }
})

test('above comes first, then below, left and right', () => {
  const at = (x: number, y: number) => placeBeside(PANEL, row(x, y, 23, 0, 2), ROOM).side
  expect([at(500, 500), at(500, 100)]).toEqual(['above', 'below'])
  const low: [number, number] = [1066, 260]
  expect(placeBeside(PANEL, row(900, 130, 23, 0, 2), low).side).toBe('left')
  expect(placeBeside(PANEL, row(100, 130, 23, 0, 2), low).side).toBe('right')
})

test('a panel stays on its side as long as it fits there', () => {
  const slots = row(500, 300, 23, 0, 2)
  expect(placeBeside(PANEL, slots, ROOM).side).toBe('above')
  expect(placeBeside(PANEL, slots, ROOM, 'left').side).toBe('left')
  expect(placeBeside(PANEL, row(100, 500, 23, 0, 2), ROOM, 'left').side).toBe('above')
})

test('a long row that leaves no side free has its panel near', () => {
  const slots = row(60, 560, 28, -22, 26)
  const room: [number, number] = [800, 600]
  const panel = boxOf(placeBeside(PANEL, slots, room))
  expect(slots.some((slot) => touches(slot, panel))).toBe(false)
  expect(Math.min(...slots.map((slot) => gap(slot, panel)))).toBeLessThanOrEqual(160)
})
