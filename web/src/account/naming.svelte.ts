import { myself } from './me.svelte'

/** Asks for a name, once somebody does what needs one. */
class Naming {
  open = $state(false)
  #answer: ((named: boolean) => void) | undefined

  /** Whether there is a name now: asks for one where nobody has told it. */
  need(): Promise<boolean> {
    if (myself.me) return Promise.resolve(true)
    this.open = true
    return new Promise((answer) => (this.#answer = answer))
  }

  close() {
    this.open = false
    this.#answer?.(myself.me !== null)
    this.#answer = undefined
  }
}

export const naming = new Naming()
