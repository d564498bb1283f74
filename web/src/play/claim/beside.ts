/** A box on the screen, in pixels from the corner of the board. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export type BoxSide = 'above' | 'below' | 'left' | 'right'

/** The position of a panel, its side of the route, and the position of the arrow along its edge. */
export interface Place {
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
 * Finds a place for a panel of this size that touches none of the slots and is inside the board: above, below, left or right of
 * them, whichever fits first. If nothing fits, it is the farthest corner.
 */
export function placeBeside(
  [wide, high]: [number, number],
  slots: Box[],
  [roomWide, roomHigh]: [number, number],
): Place {
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
  const places: Record<BoxSide, Place> = {
    above: place(left, Math.min(...across.map((slot) => slot.top)) - GAP - high, 'above', down),
    below: place(left, Math.max(...across.map((slot) => slot.bottom)) + GAP, 'below', down),
    left: place(Math.min(...along.map((slot) => slot.left)) - GAP - wide, top, 'left', over),
    right: place(Math.max(...along.map((slot) => slot.right)) + GAP, top, 'right', over),
  }
  const fits = ({ left, top }: Place) =>
    left >= EDGE &&
    top >= EDGE &&
    left + wide <= roomWide - EDGE + 0.5 &&
    top + high <= roomHigh - EDGE + 0.5
  const found = SIDES.map((side) => places[side]).find(fits)
  if (found) return found
  const right = x < roomWide / 2
  return place(
    right ? Math.max(EDGE, roomWide - wide - EDGE) : EDGE,
    y < roomHigh / 2 ? Math.max(EDGE, roomHigh - high - EDGE) : EDGE,
    right ? 'right' : 'left',
    over,
  )
}

const place = (left: number, top: number, side: BoxSide, arrow: number): Place => ({
  left,
  top,
  side,
  arrow,
})
