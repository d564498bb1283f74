import type { Edition } from '../net/edition'

/**
 * The shortest way between two places over these routes, as numbers of routes; undefined if they are not joined. It only says
 * what to light on the board: whether a ticket counts is the server's to say. Borders of a country are not joined by land.
 */
export function wayBetween(edition: Edition, routes: number[], [from, to]: readonly [number, number]): number[] | undefined {
  const leading = new Map<number, { route: number; to: number }[]>()
  const lead = (stop: number, route: number, to: number) => leading.set(stop, [...(leading.get(stop) ?? []), { route, to }])
  for (const route of routes) {
    const [a, b] = edition.routes[route]!.ends
    lead(a, route, b)
    lead(b, route, a)
  }
  const reached = new Map<number, { trains: number; way: number[] }>()
  edition.stops.forEach(({ place }, stop) => place === from && reached.set(stop, { trains: 0, way: [] }))
  const open = new Set(reached.keys())
  while (open.size) {
    const next = [...open].reduce((a, b) => (reached.get(b)!.trains < reached.get(a)!.trains ? b : a))
    open.delete(next)
    const { trains, way } = reached.get(next)!
    if (edition.stops[next]!.place === to) return way
    for (const { route, to: stop } of leading.get(next) ?? []) {
      const longer = trains + edition.routes[route]!.length
      if (longer >= (reached.get(stop)?.trains ?? Infinity)) continue
      reached.set(stop, { trains: longer, way: [...way, route] })
      open.add(stop)
    }
  }
  return undefined
}
