import type { Turn } from '$protocol'
import { myself } from './me.svelte'
import { get } from './net/api'

/** How often the server is asked, in milliseconds. */
const EVERY = 30_000

/** The tables where it is this person's turn, whatever screen is open. */
class Turns {
  list: Turn[] = $state.raw([])
  #listeners = new Set<(come: Turn[]) => void>()

  async look() {
    if (!myself.me) {
      this.list = []
      return
    }
    try {
      const found = await get<Turn[]>('/api/me/turns')
      const had = new Set(this.list.map(({ table }) => table))
      this.list = found
      const come = found.filter(({ table }) => !had.has(table))
      if (come.length) for (const listener of this.#listeners) listener(come)
    } catch {
      // Without an answer the last one stands; the next time comes soon.
    }
  }

  /** Calls back with the tables where it has become this person's turn. */
  oncome(listener: (come: Turn[]) => void) {
    this.#listeners.add(listener)
  }
}

export const turns = new Turns()

/** Keeps the list up to date; to be called once, from the outermost component. */
export function keepTurns() {
  $effect(() => {
    // Whoever this is, they have turns of their own.
    void myself.me?.id
    void turns.look()
    const timer = setInterval(() => void turns.look(), EVERY)
    return () => clearInterval(timer)
  })
}
