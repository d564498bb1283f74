import type { Color, Drawing, RouteDrawn as Route, WagonSlot as Slot } from '$protocol'

export type {
  Color,
  Drawing,
  OtherLabel as NameLabel,
  RouteDrawn as Route,
  StopDrawn as Stop,
  WagonSlot as Slot,
} from '$protocol'

export type Point = [number, number]

/** Width of a slot across the track. */
export const SLOT_WIDTH = 16

/** The contents and highlights of the board. */
export interface BoardState {
  /** The owner's seat, by route id. */
  owners: Record<string, number>
  /** Routes that can be chosen now. */
  lit: ReadonlySet<string>
  /** Colours of waiting passengers, by place. */
  waiting: Record<string, Color[]>
  /** Routes in the player's own plan, and the seat whose wagons preview them. */
  pencil: ReadonlySet<string>
  planner?: number | undefined
  /** Highlighted places, such as a ticket's ends. */
  marked: ReadonlySet<string>
  /** Routes of highlighted paths, such as those that tickets could take. */
  way: ReadonlySet<string>
  /** Routes of paths that are only possible, such as those of tickets on offer. */
  faint?: ReadonlySet<string>
  /** Chosen routes, such as the one being claimed. */
  chosen: ReadonlySet<string>
  /** At a turning point of a replay, the claimed route; `better` is the better one. */
  played?: string | undefined
  better?: string | undefined
  /** A preview of wagons and their seat, on the route being claimed. */
  ghosts?: { route: string; seat: number } | undefined
}

export const bare: BoardState = {
  owners: {},
  lit: new Set(),
  waiting: {},
  pencil: new Set(),
  marked: new Set(),
  way: new Set(),
  chosen: new Set(),
}

/**
 * Returns the drawing with names in the given language; nothing else moves. The printed names
 * remain searchable.
 */
export function inLanguage(drawing: Drawing, language: string): Drawing {
  const stops = drawing.stops.map((stop) => {
    const named = stop.names?.[language]
    if (!named) return stop
    const printed = { lines: stop.label.lines, waiting: stop.waiting }
    return {
      ...stop,
      label: { ...stop.label, lines: named.lines },
      waiting: named.waiting,
      names: { ...stop.names, printed },
    }
  })
  return { ...drawing, stops }
}

/** Returns the drawing with another title, within the space of the original. */
export function titled(drawing: Drawing, title: string): Drawing {
  const { at, scale } = drawing.cartouche
  return {
    ...drawing,
    title,
    cartouche: { at, scale: scale * Math.min(1, drawing.title.length / title.length) },
  }
}

/** Returns the drawing without a title, which buttons and panels over the board would cover. */
export const untitled = (drawing: Drawing): Drawing => ({ ...drawing, title: '' })

/** Both ends of a slot's centre line. */
export function slotEnds({ at: [x, y], angle, length }: Slot): [Point, Point] {
  const turn = (angle * Math.PI) / 180
  const [dx, dy] = [(Math.cos(turn) * length) / 2, (Math.sin(turn) * length) / 2]
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ]
}

const point = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
const path = (points: Point[]) => 'M' + points.map(point).join('L')

/**
 * The size of each route's hit area, by route id: its largest width, or its length if that is less.
 * Parallel tracks count as one area, since the page asks which track is meant.
 */
export function hitSizes({ routes }: Drawing): Map<string, number> {
  const beside = ({ ends }: Route) => routes.filter((other) => other.ends.join() === ends.join())
  return new Map(routes.map((route) => [route.id, roadSize(beside(route))]))
}

function roadSize(tracks: Route[]): number {
  // A hit area has the same number of corners on each side of the row. The second side is in
  // reverse order, so corners at equal distances from both ends of the list form pairs across the
  // row.
  const pairs = tracks.map(({ hit }) =>
    hit.slice(0, hit.length / 2).map((corner, at) => [corner, hit.at(-1 - at)!] as const),
  )
  const widths = pairs[0]!.map((_, at) =>
    pairs.reduce((sum, track) => sum + (track[at] ? far(...track[at]) : 0), 0),
  )
  // The outermost pairs of corners lie beyond the row, so only half of the distance to them counts.
  const [ends, last] = [[0, widths.length - 2], widths.length - 1]
  const inner = [...widths.slice(1, last), ...ends.map((at) => (widths[at]! + widths[at + 1]!) / 2)]
  const middle = ([a, b]: readonly [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  return Math.min(Math.max(...inner), far(middle(pairs[0]![0]!), middle(pairs[0]![last]!)))
}

const far = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The line along a row of slots. */
export const rowPath = (route: Route) => path(route.slots.flatMap(slotEnds))

/** The outline of a row of slots, at this distance from its centre line. */
export function aroundPath(route: Route, far: number): string {
  const side = (sign: number) =>
    route.slots.flatMap((slot) => {
      const turn = (slot.angle * Math.PI) / 180
      const [dx, dy] = [-Math.sin(turn) * far * sign, Math.cos(turn) * far * sign]
      return slotEnds(slot).map(([x, y]): Point => [x + dx, y + dy])
    })
  const cap = `A${far} ${far} 0 0 0`
  const [left, right] = [side(1), side(-1).reverse()]
  const [end, start] = [right[0]!, left[0]!]
  return `${path(left)}${cap} ${point(end)}${path(right).slice(point(end).length + 1)}${cap} ${point(start)}Z`
}

/**
 * The angle of each slot in a row, turned so that wagons have their wheels down. In a steep row all
 * wagons lean to the same side.
 */
export function uprightAngles({ slots }: Route): number[] {
  const within = (angle: number) => ((((angle + 180) % 360) + 360) % 360) - 180
  const cosines = slots.map(({ angle }) => Math.cos((angle * Math.PI) / 180))
  const over = cosines.reduce((sum, each) => sum + each, 0) < -1e-9 ? 180 : 0
  return slots.map(({ angle }) => {
    const turned = within(angle + over)
    return Math.abs(turned) > 100 ? within(turned + 180) : turned
  })
}

/** The line from stop to stop below the slots. */
export function railsPath(drawing: Drawing, route: Route): string {
  const [from, to] = route.ends.map((end) => drawing.stops[end]!.at) as [Point, Point]
  return path([from, ...route.slots.flatMap(slotEnds), to])
}

export function rowMiddle(route: Route): Point {
  const mean = (axis: 0 | 1) =>
    route.slots.reduce((sum, { at }) => sum + at[axis], 0) / route.slots.length
  return [mean(0), mean(1)]
}
