import type { GameModel } from '../../model/gameModel.svelte'
import { plain } from '../../board/search'
import { placeName, placeNames } from '../../i18n/names'
import { standOf, wayOf } from '../../model/standing'

export interface RouteFilter {
  /** Part of the name of one end, in any language. */
  typed: string
  /** Whether to include only routes that can be claimed now. */
  claimable: boolean
  color: string
}

/** The routes that the player's open tickets still need. */
export const wantedRoutes = (model: GameModel): ReadonlySet<number> =>
  new Set(
    model.own
      ? model.shown.progress.flatMap(({ state }) => (standOf(state) === 'open' ? wayOf(state) : []))
      : [],
  )

/**
 * The numbers of the matching routes. Routes that can be claimed come first, then those that the
 * player's tickets need; within these groups, routes are sorted by their ends.
 */
export function routesOf(model: GameModel, { typed, claimable, color }: RouteFilter): number[] {
  const part = plain(typed.trim())
  const name = (route: number, end: 0 | 1) =>
    placeName(model.edition, model.edition.routes[route]!.places[end])
  const fits = (route: number) => {
    const facts = model.edition.routes[route]!
    if (claimable && !model.offers.has(route)) return false
    if (color && (facts.color ?? 'gray') !== color) return false
    const names = facts.places.flatMap((place) => placeNames(model.edition, place))
    return !part || names.some((name) => plain(name).includes(part))
  }
  const late = (route: number) => Number(!model.offers.has(route))
  const wanted = wantedRoutes(model)
  const spare = (route: number) => Number(!wanted.has(route))
  const { routes } = model.edition
  const taken = new Set(model.shown.view.open.owned.flat())
  /** Whether an identical free parallel track comes earlier in the list. */
  const again = (route: number) => {
    const { group, color } = routes[route]!
    const twin = routes.findIndex(
      (other, at) =>
        group !== null && other.group === group && other.color === color && !taken.has(at),
    )
    return !taken.has(route) && twin >= 0 && twin < route
  }
  return routes
    .map((_, route) => route)
    .filter((route) => fits(route) && !again(route))
    .sort(
      (a, b) =>
        late(a) - late(b) ||
        spare(a) - spare(b) ||
        name(a, 0).localeCompare(name(b, 0)) ||
        name(a, 1).localeCompare(name(b, 1)),
    )
}
