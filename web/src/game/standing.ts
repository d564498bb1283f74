import type { Seeing } from '$protocol'
import type { Color, Standing } from '../board/drawing'
import type { Edition } from '../net/edition'

/** What is on the board by the rules: who owns what, and who waits where. */
export function standing(edition: Edition, { view }: Seeing): Pick<Standing, 'owners' | 'waiting'> {
  const owners: Standing['owners'] = {}
  view.open.owned.forEach((routes, seat) => routes.forEach((route) => (owners[edition.routes[route]!.id] = seat)))
  return { owners, waiting: waiting(edition, view.open.waiting) }
}

/** Passengers by place: the server lists those of all places one after the other, and those who have left as null. */
function waiting(edition: Edition, all: (Color | null)[]): Standing['waiting'] {
  const found: Standing['waiting'] = {}
  let from = 0
  for (const { id, passengers } of edition.places) {
    if (passengers) found[id] = all.slice(from, from + passengers).filter((color) => color !== null)
    from += passengers
  }
  return found
}
