import type { TableId } from '$protocol'

/** Routes that somebody plans, for themselves alone: they stay on this device. */
export class Pencil {
  /** Whether choosing a route marks it instead of claiming it. */
  on = $state(false)
  /** Ids of the marked routes. */
  routes: ReadonlySet<string> = $state.raw(new Set<string>())
  readonly #key: string

  constructor(table: TableId) {
    this.#key = `highball-pencil-${table}`
    try {
      this.routes = new Set(JSON.parse(localStorage.getItem(this.#key) ?? '[]') as string[])
    } catch {
      // What cannot be read is a clean sheet.
    }
  }

  toggle(route: string) {
    const routes = new Set(this.routes)
    if (!routes.delete(route)) routes.add(route)
    this.#keep(routes)
  }

  clear() {
    this.#keep(new Set())
  }

  #keep(routes: ReadonlySet<string>) {
    this.routes = routes
    try {
      localStorage.setItem(this.#key, JSON.stringify([...routes]))
    } catch {
      // A browser that keeps nothing still plans until it is closed.
    }
  }
}
