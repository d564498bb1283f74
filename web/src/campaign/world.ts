import type { CampaignView, PavilionSeen } from '$protocol'
import type { Drawing, Point, Slot } from '../board/drawing'
import { has } from '../mechanisms/extras'

const plain = (name: string) => name.replace(/[\s-]/g, '')

/** The places of a board on the table, by city name. */
export function placesOf(
  drawing: Drawing,
  view: Pick<CampaignView, 'boards'>,
  board: string,
): Set<string> {
  const cities = new Set(
    (view.boards.find(({ words }) => words.id === board)?.cities ?? []).map(plain),
  )
  const named = drawing.stops.filter(({ label }) =>
    cities.has(plain(label.lines.map(({ text }) => text).join(''))),
  )
  return new Set(named.map(({ place }) => place))
}

/** The places of two cities, by name. */
export function placesNamed(drawing: Drawing, names: string[]): Set<string> {
  const wanted = new Set(names.map(plain))
  return new Set(
    drawing.stops
      .filter(({ label }) => wanted.has(plain(label.lines.map(({ text }) => text).join(''))))
      .map(({ place }) => place),
  )
}

/** The pavilions in play, given as one bit each; all pavilions if none is laid out yet. */
export const openPavilions = (all: PavilionSeen[], bits: number): PavilionSeen[] =>
  bits === 0 ? all : all.filter((_, at) => has(bits, at))

/** A route that may be built: a line between two stops. */
export interface CutOffDraft {
  id: string
  ends: [Point, Point]
}

/** Positions of a number along its line, best first. */
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.2, 0.8]

/** The positions of the numbers on these lines, at least `far` apart if possible. */
export function numberSpots(drafts: CutOffDraft[], far: number): Point[] {
  const placed: Point[] = []
  for (const { ends } of drafts) {
    const [[x, y], [toX, toY]] = ends
    const spots = ALONG.map((along): Point => [x + (toX - x) * along, y + (toY - y) * along])
    const gap = (at: Point) =>
      Math.min(far, ...placed.map((other) => Math.hypot(at[0] - other[0], at[1] - other[1])))
    placed.push(spots.reduce((best, at) => (gap(at) > gap(best) ? at : best)))
  }
  return placed
}

/** The lines of routes that may be built, by the names of their ends. */
export function draftsOf(
  drawing: Drawing,
  routes: { id: string; ends: [string, string] }[],
): CutOffDraft[] {
  const at = (name: string) => {
    const places = placesNamed(drawing, [name])
    return drawing.stops.find(({ place }) => places.has(place))?.at
  }
  return routes.flatMap(({ id, ends }) => {
    const [from, to] = [at(ends[0]), at(ends[1])]
    return from && to ? [{ id, ends: [from, to] as [Point, Point] }] : []
  })
}

/** Number of visible slots of a route that runs off the board. */
const SEEN = 3
const LENGTH = 36

/** The first slots of each route that runs off the board. */
export function runningOff(drawing: Drawing): Slot[][] {
  return (drawing.edges ?? []).flatMap(({ city, to }) => {
    const from = drawing.stops.find(({ place }) => place === city)
    if (!from) return []
    const [dx, dy] = [to[0] - from.at[0], to[1] - from.at[1]]
    const far = Math.hypot(dx, dy)
    if (far === 0) return []
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI
    const count = Math.max(1, Math.min(SEEN, Math.floor((far - from.radius) / (LENGTH + 4))))
    return [
      Array.from({ length: count }, (_, nth): Slot => {
        const along = (from.radius + 6 + LENGTH / 2 + nth * (LENGTH + 4)) / far
        return { at: [from.at[0] + dx * along, from.at[1] + dy * along], angle, length: LENGTH }
      }),
    ]
  })
}

/**
 * The part of the drawing to show: around these places, with their surroundings unless it is
 * `tight`, or all of it.
 */
export function frameOf(drawing: Drawing, places: Set<string>, tight = false): string {
  const spots = drawing.stops.filter(({ place }) => places.has(place)).map(({ at }) => at)
  const [wide, high] = drawing.size
  if (!spots.length) return `0 0 ${wide} ${high}`
  const range = (axis: 0 | 1): [number, number] => {
    const values = spots.map((spot: Point) => spot[axis])
    return [Math.min(...values), Math.max(...values)]
  }
  const [[left, right], [top, bottom]] = [range(0), range(1)]
  // Use enough margin to show the surroundings, and always the same aspect ratio.
  const width = Math.min(
    wide,
    Math.max(right - left, (bottom - top) * 1.6, 260) * (tight ? 1 : 1.5) + (tight ? 200 : 320),
  )
  const height = Math.min(high, width / 1.6)
  const corner = (middle: number, size: number, all: number) =>
    Math.min(Math.max(0, middle - size / 2), all - size)
  return `${corner((left + right) / 2, width, wide)} ${corner((top + bottom) / 2, height, high)} ${width} ${height}`
}

/** The number of routes of each length that touch these places. */
export function lengthsOf(
  drawing: Drawing,
  places: Set<string>,
): { length: number; count: number }[] {
  const counts = new Map<number, number>()
  for (const { ends, slots } of drawing.routes)
    if (ends.some((end) => places.has(drawing.stops[end]!.place)))
      counts.set(slots.length, (counts.get(slots.length) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => a - b).map(([length, count]) => ({ length, count }))
}
