import type { Point } from './drawing'

/**
 * The visible part of the drawing: pixels per unit, and the position of the drawing's corner in
 * pixels.
 */
export interface BoardView {
  scale: number
  at: Point
}

/** Minimum size of a target in pixels. */
export const TARGET = 24
const CLOSEST = 4

/** The scale at which the whole drawing is visible. */
export function fitScale(size: Point, room: Point): number {
  return Math.min(room[0] / size[0], room[1] / size[1])
}

/** Constrains a view to the drawing and to the allowed scales. */
export function held(view: BoardView, size: Point, room: Point): BoardView {
  const fit = fitScale(size, room)
  const scale = Math.min(Math.max(view.scale, fit), Math.max(CLOSEST, fit))
  const axis = (i: 0 | 1) => {
    const spare = room[i] - size[i] * scale
    return spare >= 0 ? spare / 2 : Math.min(0, Math.max(spare, view.at[i]))
  }
  return { scale, at: [axis(0), axis(1)] }
}

/** A view of the whole board. */
export function whole(size: Point, room: Point): BoardView {
  return held({ scale: 0, at: [0, 0] }, size, room)
}

/**
 * Maximum growth of a hit area into its surroundings, in drawing units. Neighbouring areas are
 * larger and lose little.
 */
const GROWTH = 8

/**
 * The growth of a hit area of this size at this scale, in units, so that it stays wide enough if
 * possible.
 */
export const growth = (scale: number, hit: number) =>
  Math.min(GROWTH, Math.max(0, TARGET / scale - hit))

/** Pixels per unit at which names are easy to read. */
const READABLE = 0.65

/**
 * The initial view: the whole board, or its middle if that would be too small to point at. If the
 * whole board does not fit anyway, the view is close enough to read names.
 */
export function first(size: Point, room: Point, hit: number): BoardView {
  const [fit, needed] = [fitScale(size, room), TARGET / (hit + GROWTH)]
  const scale = fit >= needed ? fit : Math.max(needed, READABLE)
  return centred(scale, [size[0] / 2, size[1] / 2], size, room)
}

/**
 * A view of all these points together, as close as possible with some margin; the given view if it
 * already shows them.
 */
export function around(view: BoardView, spots: Point[], size: Point, room: Point): BoardView {
  const edge = Math.min(50, room[0] / 6, room[1] / 6)
  const pixel = (spot: Point, i: 0 | 1) => spot[i] * view.scale + view.at[i]
  const inside = (spot: Point) =>
    ([0, 1] as const).every((i) => pixel(spot, i) >= edge && pixel(spot, i) <= room[i] - edge)
  if (!spots.length || spots.every(inside)) return view
  const [least, most] = ([Math.min, Math.max] as const).map((pick) =>
    ([0, 1] as const).map((i) => pick(...spots.map((spot) => spot[i]))),
  ) as [Point, Point]
  const needed = ([0, 1] as const).map(
    (i) => (room[i] - 2 * edge) / Math.max(1, most[i] - least[i]),
  )
  const middle: Point = [(least[0] + most[0]) / 2, (least[1] + most[1]) / 2]
  return centred(Math.min(view.scale, ...needed), middle, size, room)
}

/** The initial view, moved or zoomed out to show these points. */
export const opened = (spots: Point[], size: Point, room: Point, hit: number): BoardView =>
  around(first(size, room, hit), spots, size, room)

/**
 * The view after its element has changed size or received its first size. A fully visible board
 * remains fully visible.
 */
export function resized(
  view: BoardView,
  size: Point,
  had: Point,
  now: Point,
  overview: boolean,
  hit: number,
): BoardView {
  const isFirst = had[0] === 0
  if (isFirst ? overview : view.scale <= fitScale(size, had) * 1.001) return whole(size, now)
  if (isFirst) return first(size, now, hit)
  return centred(view.scale, spotAt(view, [had[0] / 2, had[1] / 2]), size, now)
}

/** A view with this point of the drawing in the middle. */
export function centred(scale: number, spot: Point, size: Point, room: Point): BoardView {
  const at: Point = [room[0] / 2 - spot[0] * scale, room[1] / 2 - spot[1] * scale]
  return held({ scale, at }, size, room)
}

/** The view, zoomed by this factor; the point under this pixel stays there. */
export function zoomed(
  view: BoardView,
  factor: number,
  pixel: Point,
  size: Point,
  room: Point,
): BoardView {
  const { scale } = held({ ...view, scale: view.scale * factor }, size, room)
  const by = scale / view.scale
  const at: Point = [
    pixel[0] - (pixel[0] - view.at[0]) * by,
    pixel[1] - (pixel[1] - view.at[1]) * by,
  ]
  return held({ scale, at }, size, room)
}

export function panned(view: BoardView, by: Point, size: Point, room: Point): BoardView {
  return held({ ...view, at: [view.at[0] + by[0], view.at[1] + by[1]] }, size, room)
}

/** The point of the board at this pixel of the stage. */
export const spotAt = ({ at, scale }: BoardView, [x, y]: Point): Point => [
  (x - at[0]) / scale,
  (y - at[1]) / scale,
]

/** The view, moved to show this point if it is out of sight. */
export function revealed(view: BoardView, spot: Point, size: Point, room: Point): BoardView {
  const shown = ([0, 1] as const).every((i) => {
    const pixel = spot[i] * view.scale + view.at[i]
    return pixel >= 0 && pixel <= room[i]
  })
  return shown ? view : seen(view, spot, size, room)
}

/** The view, moved just enough to show this point with some margin. */
export function seen(view: BoardView, spot: Point, size: Point, room: Point): BoardView {
  const edge = Math.min(60, room[0] / 4, room[1] / 4)
  const by = ([0, 1] as const).map((i) => {
    const pixel = spot[i] * view.scale + view.at[i]
    return Math.min(0, room[i] - edge - pixel) + Math.max(0, edge - pixel)
  })
  return panned(view, by as Point, size, room)
}
