import { rowMiddle, type Route } from './drawing'

const ways = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
} as const

export type Arrow = keyof typeof ways

export const isArrow = (key: string): key is Arrow => key in ways

/** The route that an arrow key leads to: the nearest this way, what lies aside counting double. */
export function neighbour(routes: Route[], from: Route, arrow: Arrow): Route | undefined {
  const [way, start] = [ways[arrow], rowMiddle(from)]
  let [best, least]: [Route | undefined, number] = [undefined, Infinity]
  for (const route of routes) {
    const at = rowMiddle(route)
    const [dx, dy] = [at[0] - start[0], at[1] - start[1]]
    const along = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    const cost = along + 2 * aside
    if (along > 1 && aside < along * 2 && cost < least) [best, least] = [route, cost]
  }
  return best
}
