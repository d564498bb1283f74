import type { TableCard } from '$protocol'
import { myself } from '../account/me.svelte'
import { call } from '../api/api'
import { turns } from '../app/turns.svelte'
import { gone } from './leaving.svelte'

/** Polling interval of the lists, in milliseconds. */
const EVERY = 8000

/** The games on the home page: the reader's games, and games that others have opened. */
export class TableLists {
  #mine: TableCard[] = $state.raw([])
  #lobby: TableCard[] = $state.raw([])
  /** Whether the reader's own games have been fetched. */
  #known = $state(false)
  readonly #own = $derived(new Set(this.#mine.map(({ id }) => id)))
  readonly #awaited = $derived(new Set(turns.list.map(({ table }) => table)))

  /** Whether the reader has no games, as far as this page knows. */
  readonly newcomer = $derived(!myself.me || (this.#known && !this.#mine.length))
  /** The reader's games that wait for somebody else. */
  readonly running = $derived(
    this.#mine.filter(
      ({ id, phase }) =>
        (phase === 'playing' || phase === 'gathering') && !this.#awaited.has(id) && !gone.has(id),
    ),
  )
  /** The latest finished game, apart from campaigns, which have their own lists. */
  readonly last = $derived(
    this.#mine
      .filter(({ id, phase, chapter }) => phase === 'over' && !chapter && !gone.has(id))
      .sort((a, b) => b.created - a.created)
      .find(({ imported }) => !imported),
  )
  readonly open = $derived(
    this.#lobby.filter(
      ({ id, phase, seats }) =>
        phase === 'gathering' &&
        !this.#own.has(id) &&
        seats.some(({ sitter }) => sitter === 'open'),
    ),
  )
  readonly watchable = $derived(
    this.#lobby.filter(({ id, phase }) => phase === 'playing' && !this.#own.has(id)),
  )

  async #look() {
    if (document.visibilityState === 'hidden') return
    const [listed, own] = await Promise.all([
      call('GET /api/tables').catch(() => this.#lobby),
      myself.me ? call('GET /api/me/tables').catch(() => this.#mine) : [],
      turns.look(),
    ])
    this.#lobby = listed
    this.#mine = own
    this.#known = true
  }

  /** Polls the lists until the returned function is called; call it from an effect. */
  poll(): () => void {
    void this.#look()
    const timer = setInterval(() => void this.#look(), EVERY)
    return () => clearInterval(timer)
  }
}
