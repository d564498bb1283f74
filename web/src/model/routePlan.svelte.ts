import type { TableId } from '$protocol'

/**
 * The private route plans of the players on this device, one for each seat. They never leave the
 * device.
 */
export class RoutePlan {
  /** Whether choosing a route marks it instead of claiming it. */
  on = $state(false)
  /** The marked routes of each seat, by id. */
  #sheets: Record<number, string[]> = $state.raw({})
  readonly #key: string
  readonly #seat: () => number | null

  /** `seat` returns the seat whose plan is visible; null while the seat is covered. */
  constructor(table: TableId, seat: () => number | null) {
    this.#key = `highball-pencil-${table}`
    this.#seat = seat
    try {
      this.#sheets = JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Record<number, string[]>
    } catch {
      // An unreadable plan is empty.
    }
  }

  /** Ids of the marked routes. */
  readonly routes: ReadonlySet<string> = $derived.by(() => {
    const seat = this.#seat()
    return new Set(seat === null ? [] : this.#sheets[seat])
  })

  toggle(route: string) {
    const routes = new Set(this.routes)
    if (!routes.delete(route)) routes.add(route)
    this.#keep([...routes])
  }

  clear() {
    this.#keep([])
  }

  #keep(routes: string[]) {
    const seat = this.#seat()
    if (seat === null) return
    this.#sheets = { ...this.#sheets, [seat]: routes }
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#sheets))
    } catch {
      // Without storage, the plan lasts until the page is closed.
    }
  }
}
