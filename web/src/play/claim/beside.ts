/** A box on the screen, in pixels from the corner of the board. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export type BoxSide = 'above' | 'below' | 'left' | 'right'

/** The position of a panel, its side of the route, and the position of the arrow along its edge. */
export interface PanelPlace {
  left: number
  top: number
  side: BoxSide
  arrow: number
}

const SIDES: BoxSide[] = ['above', 'below', 'left', 'right']
/** Gaps between a panel and its route, and between a panel and the edge of the board. */
const GAP = 16
const EDGE = 8
/** Smallest distance of the arrow from the corners of the panel. */
const CORNER = 18

const within = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)))
const middle = ({ left, top, right, bottom }: Box) =>
  [(left + right) / 2, (top + bottom) / 2] as const

/**
 * Finds a place inside the board for a panel of this size, so that it touches none of the slots.
 * Prefers the side where the panel already is, then the first side with room (above, below, left or
 * right), then the nearest free spot.
 */
export function placeBeside(
  [wide, high]: [number, number],
  slots: Box[],
  [roomWide, roomHigh]: [number, number],
  kept?: BoxSide,
): PanelPlace {
  const seen = slots.filter((slot) => {
    const [x, y] = middle(slot)
    return x > 0 && x < roomWide && y > 0 && y < roomHigh
  })
  const shown = seen.length ? seen : slots
  const anchor = shown[shown.length >> 1]!
  const [x, y] = middle(anchor)
  const left = within(x - wide / 2, EDGE, roomWide - wide - EDGE)
  const top = within(y - high / 2, EDGE, roomHigh - high - EDGE)
  const across = [anchor, ...slots.filter((slot) => slot.right > left && slot.left < left + wide)]
  const along = [anchor, ...slots.filter((slot) => slot.bottom > top && slot.top < top + high)]
  const down = within(x - left, CORNER, wide - CORNER)
  const over = within(y - top, CORNER, high - CORNER)
  const places: Record<BoxSide, PanelPlace> = {
    above: place(left, Math.min(...across.map((slot) => slot.top)) - GAP - high, 'above', down),
    below: place(left, Math.max(...across.map((slot) => slot.bottom)) + GAP, 'below', down),
    left: place(Math.min(...along.map((slot) => slot.left)) - GAP - wide, top, 'left', over),
    right: place(Math.max(...along.map((slot) => slot.right)) + GAP, top, 'right', over),
  }
  const fits = ({ left, top }: PanelPlace) =>
    left >= EDGE &&
    top >= EDGE &&
    left + wide <= roomWide - EDGE + 0.5 &&
    top + high <= roomHigh - EDGE + 0.5
  const sides = kept ? [kept, ...SIDES] : SIDES
  const found = sides.map((side) => places[side]).find(fits)
  if (found) return found
  // A long row leaves no side free: use the nearest spot that does not touch it.
  const touches = ([left, top]: Point, slot: Box) =>
    slot.right + EDGE > left &&
    slot.left - EDGE < left + wide &&
    slot.bottom + EDGE > top &&
    slot.top - EDGE < top + high
  const far = ([left, top]: Point) =>
    Math.hypot(Math.max(0, left - x, x - left - wide), Math.max(0, top - y, y - top - high))
  const free = grid([roomWide - wide, roomHigh - high]).filter(
    (spot) => !slots.some((slot) => touches(spot, slot)),
  )
  const corner: Point = [
    x < roomWide / 2 ? Math.max(EDGE, roomWide - wide - EDGE) : EDGE,
    y < roomHigh / 2 ? Math.max(EDGE, roomHigh - high - EDGE) : EDGE,
  ]
  const [nearLeft, nearTop] = free.reduce(
    (best, spot) => (far(spot) < far(best) ? spot : best),
    free[0] ?? corner,
  )
  const pointed = within(y - nearTop, CORNER, high - CORNER)
  return place(nearLeft, nearTop, nearLeft + wide / 2 > x ? 'right' : 'left', pointed)
}

type Point = readonly [number, number]

/** Possible corners for a panel all over the free space. */
function grid([wide, high]: Point): Point[] {
  const steps = (room: number) =>
    Array.from({ length: Math.max(0, Math.floor((room - 2 * EDGE) / EDGE)) + 1 }, (_, at) =>
      Math.min(EDGE + at * EDGE, Math.max(EDGE, room - EDGE)),
    )
  return steps(wide).flatMap((left) => steps(high).map((top) => [left, top] as const))
}

const place = (left: number, top: number, side: BoxSide, arrow: number): PanelPlace => ({
  left,
  top,
  side,
  arrow,
})
