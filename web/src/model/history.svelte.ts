import type { GameSnapshot } from '$protocol'
import { call } from '../api/api'
import type { TableStore } from './tableStore.svelte'
import { added, type SeenEntry } from '../play/log/entries'

/**
 * Everything that this device has seen at a table, including earlier facts from the server, and the
 * moment being reviewed, if it is not the newest.
 */
export class History {
  entries: SeenEntry[] = $state.raw([])
  /** Whether the earlier facts could not be fetched. */
  failed = $state(false)
  /** The table as it was, during a review. */
  past: GameSnapshot | null = $state.raw(null)

  #fresh: SeenEntry[] = []
  #wanted = 0

  constructor(readonly table: TableStore) {}

  /** Follows the table until the returned function is called. */
  follow(): () => void {
    return this.table.onshow(({ inputs, seen, seat }) => {
      // If a state is later than the last entry but has no facts, moves were made while there was
      // no connection.
      const last = this.entries.at(-1)
      if (last && !seen.length && inputs > last.inputs) void this.load(seat)
      this.#fresh = added(this.#fresh, { inputs, seen })
      this.entries = added(this.entries, { inputs, seen })
    })
  }

  /** Fetches the earlier facts of this seat; newer ones are appended. */
  async load(seat: number | null) {
    try {
      const table = this.table.id
      const before = await (seat === null
        ? call('GET /api/tables/{table}/history', { table })
        : call('GET /api/tables/{table}/seats/{seat}/history', { table, seat }))
      this.entries = [...before, ...this.#fresh].reduce(added, [])
      this.failed = false
    } catch {
      this.failed = true
    }
  }

  /** Shows the table after this number of inputs. */
  async look(inputs: number) {
    const mine = ++this.#wanted
    try {
      const { id: table, seat } = this.table
      const seeing = await (seat === null
        ? call('GET /api/tables/{table}/game/{inputs}', { table, inputs })
        : call('GET /api/tables/{table}/seats/{seat}/game/{inputs}', { table, seat, inputs }))
      // Only the last request counts.
      if (mine === this.#wanted) this.past = seeing
    } catch {
      this.failed = true
    }
  }

  goOn() {
    this.#wanted++
    this.past = null
  }
}
