import type { TableId } from '$protocol'

/** Routes that somebody plans, for themselves alone: they stay on this device, where each seat has a sheet of its own. */
export class RoutePlan {
  /** Whether choosing a route marks it instead of claiming it. */
  on = $state(false)
  /** The marked routes of each seat, by their ids. */
  #sheets: Record<number, string[]> = $state.raw({})
  readonly #key: string
  readonly #seat: () => number | null

  /** `seat` tells whose sheet is seen now; null while it is covered. */
  constructor(table: TableId, seat: () => number | null) {
    this.#key = `highball-pencil-${table}`
    this.#seat = seat
    try {
      this.#sheets = JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Record<number, string[]>
    } catch {
      // What cannot be read is a clean sheet.
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
      // A browser that keeps nothing still plans until it is closed.
    }
  }
}
