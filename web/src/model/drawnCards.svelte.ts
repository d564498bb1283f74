import type { Seen } from '$protocol'
import type { Payment } from './offers'
import type { TableStore } from './tableStore.svelte'

/** Cards drawn this turn by the seat on this device. */
export class DrawnCards {
  cards: Payment = $state.raw({})
  /** Whether one of the cards came from the deck, so that the player may not have seen it yet. */
  blind = $state(false)

  constructor(readonly table: TableStore) {}

  /** Records the cards drawn here until the returned function is called. */
  follow(): () => void {
    return this.table.onshow(({ seen, seat }) => {
      for (const each of seen)
        if ('seat' in each && each.seat === seat) {
          if (each.what === 'turn-began' || each.what === 'taken-back') this.forget()
          else if (each.what === 'card-drawn' || each.what === 'card-taken') this.#draw(each)
        }
    })
  }

  #draw({ what, card }: Extract<Seen, { what: 'card-drawn' | 'card-taken' }>) {
    if (!card) return
    this.cards = { ...this.cards, [card]: (this.cards[card] ?? 0) + 1 }
    this.blind ||= what === 'card-drawn'
  }

  /** Forgets the cards once they have been seen and the device goes to the next player. */
  forget() {
    this.cards = {}
    this.blind = false
  }
}
