import type { Drawing, Point, Stop } from './drawing'

/** Usual minimum size of letters on the screen, in pixels. */
export const LEAST_LETTERS = 11
/**
 * Size of letters on a wall screen of this height. The screen is read from a distance, and no name
 * is hidden on it.
 */
export const wallLetters = (height: number) => Math.max(16, 0.02 * height)
/**
 * Maximum growth of a name, so that its surroundings stay visible: on ordinary screens and on a
 * wall screen.
 */
const MOST = 2.1
const WALL_MOST = 2.2
const STEP = 0.96
/** Half the size of a waiting passenger. */
const FIGURE: Point = [7, 10]
/** Gaps between a stop and its name, and between two names. */
const GAP = 5
const MARGIN = 1
/** Width of the frame around the board, where no name is moved to. */
const FRAME = 18
/** Number of rounds in which each name can move to a better position. */
const ROUNDS = 4
/**
 * Penalties for covering another name or a stop, for covering a wagon, for covering the board's
 * title, for a token that would cover the name, and for being nearer to another stop.
 */
const CLASH = 1000
const COVERS = 3
const TITLE = 6
const TOKEN = 12
const ASTRAY = 8

/** The position of a name: the centre of its box, and its growth. */
export interface NamePlace {
  middle: Point
  growth: number
}

type Edges = [left: number, top: number, right: number, bottom: number]

interface Candidate extends NamePlace {
  box: Edges
  cost: number
}

/** The box around a name as it is drawn. */
function drawnBox({ label: { letters, lines } }: Stop): Edges {
  const sides = lines.flatMap(({ at: [x], width }) => [x - width / 2, x + width / 2])
  const [first, last] = [lines[0]!, lines.at(-1)!]
  return [
    Math.min(...sides),
    first.at[1] - letters * 0.75,
    Math.max(...sides),
    last.at[1] + letters * 0.25,
  ]
}

const middleOf = ([left, top, right, bottom]: Edges): Point => [
  (left + right) / 2,
  (top + bottom) / 2,
]
const overlap = (a: Edges, b: Edges) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
const around = ([x, y]: Point, [wide, high]: Point): Edges => [
  x - wide,
  y - high,
  x + wide,
  y + high,
]
const within = (at: number, half: number, room: number) =>
  Math.min(Math.max(at, FRAME + half), Math.max(FRAME + half, room - FRAME - half))

/** The approximate box around the title as it is drawn. */
const titleBox = ({ title, cartouche: { at, scale } }: Drawing): Edges =>
  around([at[0], at[1] - 10 * scale], [Math.max(120, 14 * title.length) * scale, 30 * scale])

/** The transform that paints a name at its place. */
export function placeTransform(stop: Stop, place: NamePlace | undefined): string | undefined {
  if (!place || !stop.label.lines.length) return undefined
  const [x, y] = middleOf(drawnBox(stop))
  return `translate(${place.middle.map((at) => at.toFixed(1))}) scale(${place.growth.toFixed(3)}) translate(${-x} ${-y})`
}

/**
 * Possible centres for a name's box of this size: first where the name is drawn, then all around
 * the stop.
 */
function spots(stop: Stop, [wide, high]: Point, growth: number): Point[] {
  const [x, y] = stop.at
  const drawn = middleOf(drawnBox(stop))
  const far = stop.radius + GAP
  const [across, down] = [far + wide / 2, far + high / 2]
  const near = far * 0.6
  const beside = [-1, 1].flatMap((side): Point[] => [
    [x + side * across, y],
    [x, y + side * down],
    ...[-1, 1].flatMap((other): Point[] => [
      [x + side * (near + wide / 2), y + other * (near + high / 2)],
      [x + side * across, y + (other * high) / 3],
      [x + (other * wide) / 4, y + side * down],
      [x + (other * wide) / 2, y + side * down],
    ]),
  ])
  return [[x + (drawn[0] - x) * growth, y + (drawn[1] - y) * growth], ...beside]
}

/** All possible positions of a name, each with its penalty, regardless of other names. */
function candidates(
  stop: Stop,
  growth: number,
  drawing: Drawing,
  taken: Edges[],
  tokens: Point[],
): Candidate[] {
  const [left, top, right, bottom] = drawnBox(stop)
  const size: Point = [(right - left) * growth, (bottom - top) * growth]
  const half: Point = [size[0] / 2 + MARGIN, size[1] / 2 + MARGIN]
  const reach = around(stop.at, [size[0] + 60, size[1] + 60])
  const inReach = ([x, y]: Point) => overlap(reach, [x, y, x, y])
  const slots = drawing.routes.flatMap((route) => route.slots.filter(({ at }) => inReach(at)))
  const others = drawing.stops.filter((other) => other !== stop && inReach(other.at))
  const laid = tokens.filter(inReach)
  const title = drawing.title ? titleBox(drawing) : undefined
  const things = [...taken.filter((box) => overlap(box, reach)), around(stop.at, [9, 9])]
  return spots(stop, size, growth).map(([x, y], order) => {
    const middle: Point = [within(x, half[0], drawing.size[0]), within(y, half[1], drawing.size[1])]
    const box = around(middle, half)
    const covered = slots.filter(({ at }) => overlap(box, around(at, [9, 9]))).length
    const clashes = things.filter((thing) => overlap(box, thing)).length
    const far = (at: Point) =>
      Math.hypot(
        Math.max(box[0] - at[0], 0, at[0] - box[2]),
        Math.max(box[1] - at[1], 0, at[1] - box[3]),
      )
    const astray = others.some(({ at }) => far(at) < far(stop.at)) ? ASTRAY : 0
    const hidden = title && overlap(box, title) ? TITLE : 0
    const under = laid.filter((at) => overlap(box, around(at, [11, 11]))).length * TOKEN
    const cost = clashes * CLASH + covered * COVERS + hidden + under + astray + (order > 0 ? 1 : 0)
    return { middle, growth, box, cost }
  })
}

/**
 * Finds a position for each of these names, and reports whether a conflict remains. While there are
 * conflicts, the expendable name with the most conflicts is left out.
 */
function arranged(
  named: Stop[],
  growth: (stop: Stop) => number,
  drawing: Drawing,
  tokens: Point[],
  isSpare: (stop: Stop) => boolean = () => false,
) {
  const taken = drawing.stops.flatMap(({ at, radius, waiting }): Edges[] => [
    around(at, [radius, radius]),
    ...waiting.map((figure) => around(figure, FIGURE)),
  ])
  const choices = named.map((stop) => candidates(stop, growth(stop), drawing, taken, tokens))
  const chosen: (Candidate | undefined)[] = named.map(() => undefined)
  const price = ({ box, cost }: Candidate, own: number) =>
    chosen.reduce(
      (sum, other, at) => sum + (other && at !== own && overlap(box, other.box) ? CLASH : 0),
      cost,
    )
  const best = (own: number) =>
    choices[own]!.reduce((best, each) => (price(each, own) < price(best, own) ? each : best))
  // Names with the fewest free positions come first.
  const free = (own: number) => choices[own]!.filter(({ cost }) => cost < CLASH).length
  const order = named.map((_, at) => at).sort((a, b) => free(a) - free(b))
  for (let round = 0; round < ROUNDS; round++) for (const own of order) chosen[own] = best(own)
  const paid = (own: number) => (chosen[own] ? price(chosen[own], own) : 0)
  const clashing = () => order.filter((own) => paid(own) >= CLASH)
  for (;;) {
    const spare = clashing().filter((own) => isSpare(named[own]!))
    if (!spare.length) break
    const worst = spare.reduce((worst, own) => (paid(own) > paid(worst) ? own : worst))
    chosen[worst] = undefined
    for (const own of order) if (chosen[own]) chosen[own] = best(own)
  }
  for (const own of order) {
    const place = chosen[own] ?? best(own)
    if (price(place, own) < CLASH) chosen[own] = place
  }
  return {
    clash: clashing().length > 0,
    places: new Map<string, NamePlace | undefined>(named.map(({ id }, at) => [id, chosen[at]])),
  }
}

/**
 * Finds a position for each name, so that names of at least `pixels` do not cover each other, a
 * stop or a passenger. A name without room is undefined, unless its place is `sought`. If names
 * would grow too much, only `sought` places have names. A wall screen shows all names, in the
 * largest size that fits. With `yields`, even sought names without room are undefined. Names avoid
 * the places of `tokens`, which are painted over them. If all names are already large enough, they
 * stay in place and the map is empty.
 */
export function namePlaces(
  drawing: Drawing,
  scale: number,
  pixels: number,
  sought: ReadonlySet<string> = new Set(),
  tokens: Point[] = [],
  yields = false,
): Map<string, NamePlace | undefined> {
  const named = drawing.stops.filter(({ label }) => label.lines.length > 0)
  const grown = (size: number) => (stop: Stop) => Math.max(1, size / (stop.label.letters * scale))
  const largest = (size: number) => Math.max(...named.map(grown(size)))
  if (!named.length || largest(pixels) <= 1) return new Map()
  if (pixels > LEAST_LETTERS) {
    for (let size = pixels; ; size *= STEP) {
      if (largest(size) > WALL_MOST) continue
      const { clash, places } = arranged(named, grown(size), drawing, tokens)
      if (!clash || largest(size) <= 1) return places
    }
  }
  const isSought = ({ place }: Stop) => sought.has(place)
  const isSpare = (stop: Stop) => yields || !isSought(stop)
  if (largest(pixels) <= MOST)
    return arranged(named, grown(pixels), drawing, tokens, isSpare).places
  const few = named.filter(isSought)
  return new Map([
    ...named.map(({ id }) => [id, undefined] as const),
    ...arranged(few, grown(pixels), drawing, tokens, isSpare).places,
  ])
}
