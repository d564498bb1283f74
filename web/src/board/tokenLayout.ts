import { rowMiddle, SLOT_WIDTH, type Drawing, type Point, type Stop } from './drawing'

/** A sign in a ring at a place or on a route. */
export interface Token {
  /** Id that distinguishes the token from others at the same place. */
  id: string
  /** The path of the token's sign, on a centred field of sixteen by sixteen. */
  sign: string
  title: string
  kind: 'laid' | 'wanted' | 'built' | 'mark' | 'line'
  /** The CSS colour of the token's owner. */
  paint?: string
  /** Whether the token concerns the viewer. */
  lit?: boolean
}

/** Tokens by the id of their place or route. */
export interface Tokens {
  places: Record<string, Token[]>
  routes: Record<string, Token[]>
}

/** Radius of a token. */
export const RADIUS = { laid: 14, wanted: 11, built: 14, mark: 12, line: 9 }
const GAP = 2

/**
 * Positions for tokens around each stop: next to its name and, if possible, away from the tracks
 * and from each other. They do not depend on the current tokens, so tokens never move.
 */
export function spotsOf(drawing: Drawing, counts: Record<string, number>): Record<string, Point[]> {
  const taken: { at: Point; far: number }[] = drawing.routes.flatMap(({ slots }) =>
    slots.flatMap(({ at, angle, length }) => {
      const turn = (angle * Math.PI) / 180
      // A slot is long, so it is covered by three circles along it.
      return [-0.34, 0, 0.34].map((part) => ({
        at: [
          at[0] + Math.cos(turn) * length * part,
          at[1] + Math.sin(turn) * length * part,
        ] as Point,
        far: SLOT_WIDTH / 2 + 2,
      }))
    }),
  )
  const found: Record<string, Point[]> = {}
  for (const stop of drawing.stops) {
    const wanted = counts[stop.place] ?? 0
    if (!wanted || found[stop.place]) continue
    const spots: Point[] = []
    for (let at = 0; at < wanted; at++) {
      const spot = best(drawing, stop, taken)
      spots.push(spot)
      taken.push({ at: spot, far: RADIUS.laid })
    }
    found[stop.place] = spots
  }
  return found
}

const apart = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)

/** Distance by which a point lies inside a box around `at`, enlarged by a token; 0 outside. */
function inside([x, y]: Point, at: Point, size: Point): number {
  const [dx, dy] = [
    size[0] / 2 + RADIUS.laid - Math.abs(x - at[0]),
    size[1] / 2 + RADIUS.laid - Math.abs(y - at[1]),
  ]
  return dx > 0 && dy > 0 ? Math.min(dx, dy) : 0
}

/** The point around a stop where a token covers the least. */
function best(drawing: Drawing, stop: Stop, taken: { at: Point; far: number }[]): Point {
  let [spot, least]: [Point, number] = [stop.at, Infinity]
  const near = taken.filter(({ at }) => apart(at, stop.at) < 90)
  const labels = drawing.stops.filter(({ label }) => apart(label.at, stop.at) < 160)
  for (const ring of [14, 20, 28, 40, 52])
    for (let turn = 0; turn < 24; turn++) {
      const far = stop.radius + ring
      const at: Point = [
        stop.at[0] + Math.cos((turn * Math.PI) / 12) * far,
        stop.at[1] + Math.sin((turn * Math.PI) / 12) * far,
      ]
      let cost = ring * 0.35
      for (const other of near)
        cost += Math.max(0, RADIUS.laid + other.far + GAP - apart(at, other.at)) * 2
      for (const other of drawing.stops)
        cost += Math.max(0, RADIUS.laid + other.radius + GAP - apart(at, other.at)) * 4
      for (const { label } of labels) cost += inside(at, label.at, label.size) * 3
      const [wide, high] = drawing.size
      if (at[0] < 28 || at[1] < 28 || at[0] > wide - 28 || at[1] > high - 28) cost += 100
      if (cost < least) [spot, least] = [at, cost]
    }
  return spot
}

/** Positions of a route's tokens: the first in its middle, others next to it along the track. */
export function routeSpots(drawing: Drawing, id: string, count: number): Point[] {
  const route = drawing.routes.find((route) => route.id === id)
  if (!route) return []
  const middle = rowMiddle(route)
  const turn = ((route.slots[Math.floor(route.slots.length / 2)]?.angle ?? 0) * Math.PI) / 180
  return Array.from({ length: count }, (_, at) => [
    middle[0] + Math.cos(turn) * at * 21,
    middle[1] + Math.sin(turn) * at * 21,
  ])
}
