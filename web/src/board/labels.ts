import type { Drawing, Point, Stop } from './drawing'

/** Size of letters on the screen if there is room, in pixels. */
export const LEAST_LETTERS = 11
/** Names that cannot grow may be smaller, but not below this size: they would be illegible. */
export const SPECKS = 6
/** Size of letters on a wall screen, which is read from afar. */
export const WALL_LETTERS = 30
/** Largest growth of a name, so that its surroundings stay visible. */
const MOST = 1.4
const STEP = 0.95
/** Half the size of a waiting passenger. */
const FIGURE: Point = [7, 10]

type Edges = [left: number, top: number, right: number, bottom: number]

/** The box around a name that has grown by a factor, away from its stop. */
function grownBox({ at: [x, y], label: { letters, lines } }: Stop, growth: number): Edges {
  const half = Math.max(...lines.map(({ width }) => width)) / 2
  const [first, last] = [lines[0]!, lines.at(-1)!]
  const far = (edge: number, from: number) => from + (edge - from) * growth
  return [
    far(first.at[0] - half, x),
    far(first.at[1] - letters * 0.75, y),
    far(first.at[0] + half, x),
    far(last.at[1] + letters * 0.25, y),
  ]
}

/** The transform that lets a name grow away from its stop, but not over the edge of the board. */
export function grownTransform(
  stop: Stop,
  growth: number,
  [wide, high]: Point,
): string | undefined {
  if (growth <= 1 || !stop.label.lines.length) return undefined
  const [left, top, right, bottom] = grownBox(stop, growth)
  const inside = (least: number, most: number, room: number) =>
    Math.max(0, -least) || Math.min(0, room - most)
  const [x, y] = stop.at
  const at = [x + inside(left, right, wide), y + inside(top, bottom, high)]
  return `translate(${at}) scale(${growth}) translate(${-x} ${-y})`
}

const overlap = (a: Edges, b: Edges) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/**
 * The growth of each name: until its letters have the wanted size, or until it would touch another name, a passenger or the edge
 * of the board. Names never shrink below their drawn size.
 */
export function labelGrowth(drawing: Drawing, scale: number, pixels: number): Map<string, number> {
  const named = drawing.stops.filter(({ label }) => label.lines.length > 0)
  const growth = new Map(
    named.map(({ id, label }) => [
      id,
      Math.min(MOST, Math.max(1, pixels / (label.letters * scale))),
    ]),
  )
  const [wide, high] = drawing.size
  const figures = named.flatMap(({ waiting }) =>
    waiting.map(([x, y]): Edges => [x - FIGURE[0], y - FIGURE[1], x + FIGURE[0], y + FIGURE[1]]),
  )
  const shrink = (stop: Stop) => growth.set(stop.id, Math.max(1, growth.get(stop.id)! * STEP))
  const meets = (stop: Stop): boolean => {
    const box = grownBox(stop, growth.get(stop.id)!)
    const outside = box[0] < 0 || box[1] < 0 || box[2] > wide || box[3] > high
    return outside || figures.some((figure) => overlap(box, figure))
  }
  for (const [at, one] of named.entries()) {
    while (growth.get(one.id)! > 1 && meets(one)) shrink(one)
    for (const other of named.slice(0, at)) {
      for (;;) {
        const [mine, its] = [growth.get(one.id)!, growth.get(other.id)!]
        if (!overlap(grownBox(one, mine), grownBox(other, its)) || (mine === 1 && its === 1)) break
        shrink(mine >= its ? one : other)
      }
    }
  }
  return growth
}
