import type { Desk } from './desk.svelte'
import { plain } from '../board/search'
import { placeName, placeNames } from '../words/names'

export interface Wanted {
  /** A part of the name of an end, in any language. */
  typed: string
  /** Only those that can be claimed now. */
  claimable: boolean
  color: string
}

/** The numbers of the routes that are wanted, those that can be claimed first, then by their ends. */
export function routesOf(desk: Desk, { typed, claimable, color }: Wanted): number[] {
  const part = plain(typed.trim())
  const name = (route: number, end: 0 | 1) =>
    placeName(desk.edition, desk.edition.routes[route]!.places[end])
  const fits = (route: number) => {
    const facts = desk.edition.routes[route]!
    if (claimable && !desk.offers.has(route)) return false
    if (color && (facts.color ?? 'gray') !== color) return false
    const names = facts.places.flatMap((place) => placeNames(desk.edition, place))
    return !part || names.some((name) => plain(name).includes(part))
  }
  const late = (route: number) => Number(!desk.offers.has(route))
  const { routes } = desk.edition
  const taken = new Set(desk.shown.view.open.owned.flat())
  /** Of tracks side by side that are alike and both free, one is enough. */
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
        name(a, 0).localeCompare(name(b, 0)) ||
        name(a, 1).localeCompare(name(b, 1)),
    )
}
