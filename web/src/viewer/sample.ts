import { colors } from '../board/looks'
import type { Drawing, Standing } from '../board/drawing'

/** A made-up moment of a game, always the same: some routes owned, some lit, some marked. */
export function sample(drawing: Drawing): Standing {
  const standing = { owners: {} as Record<string, number>, lit: new Set<string>(), pencil: new Set<string>() }
  drawing.routes.forEach((route, at) => {
    const chance = (at * 7919) % 23
    if (chance < 9) standing.owners[route.id] = chance % 5
    else if (chance < 14) standing.lit.add(route.id)
    else if (chance === 14) standing.pencil.add(route.id)
  })
  const waiting: Standing['waiting'] = {}
  let next = 0
  for (const { place, waiting: spots } of drawing.stops) {
    if (spots.length) waiting[place] = spots.slice(place.length % 2).map(() => colors[next++ % 6 + 1]!)
  }
  const marked = new Set([3, 11].flatMap((at) => drawing.stops[at]?.place ?? []))
  return { ...standing, waiting, marked, way: new Set() }
}
