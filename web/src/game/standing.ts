import type { Action, Seeing } from '$protocol'
import type { Color, Standing } from '../board/drawing'
import type { Edition } from '../net/edition'

/** The route that an action claims or names, by its number. */
export function claimed(action: Action): number | undefined {
  if (typeof action === 'string') return undefined
  if ('claim' in action) return action.claim.route
  return 'name' in action ? action.name : undefined
}

/** What stands on the board and can be chosen there. */
export function standing(edition: Edition, { view }: Seeing, choices: Action[]): Standing {
  const owners: Standing['owners'] = {}
  view.open.owned.forEach((routes, seat) => routes.forEach((route) => (owners[edition.routes[route]!.id] = seat)))
  const lit = new Set<string>()
  for (const action of choices) {
    const route = claimed(action)
    if (route !== undefined) lit.add(edition.routes[route]!.id)
  }
  return { owners, lit, waiting: waiting(edition, view.open.waiting), pencil: new Set(), marked: new Set() }
}

/** Passengers by place: the server lists those of all places one after the other, and those who have left as null. */
function waiting(edition: Edition, all: (string | null)[]): Standing['waiting'] {
  const found: Standing['waiting'] = {}
  let from = 0
  for (const { id, passengers } of edition.places) {
    if (passengers) found[id] = all.slice(from, from + passengers).filter((color) => color !== null) as Color[]
    from += passengers
  }
  return found
}
