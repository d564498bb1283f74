import type { Action } from '$protocol'
import { call, explain } from '../api/api'
import { choiceWords } from '../i18n/names'
import { t } from '../i18n/language.svelte'
import type { GameModel } from './gameModel.svelte'

/** Hints from a strong player, one question at a time. */
export class Hints {
  /** The best answer to the current question; `wait` while it is computed, or why there is none. */
  #found: { action: Action; chance: number } | { failed: string } | 'wait' | undefined =
    $state.raw()

  constructor(readonly model: GameModel) {}

  /** Whether hints are available: on the player's turn, against bots only. */
  readonly offered: boolean = $derived.by(() => {
    const { seat } = this.model.table
    const rivals = this.model.info.seats.filter((_, at) => at !== seat)
    const bots = rivals.every(({ sitter }) => typeof sitter === 'object' && 'bot' in sitter)
    return seat !== null && bots && this.model.choices.length > 0
  })

  /** The advised answer; none during a review of an earlier moment. */
  readonly advised: Action | undefined = $derived.by(() => {
    const found = this.model.history.past ? undefined : this.#found
    return typeof found === 'object' && 'action' in found ? found.action : undefined
  })
  /** The hint in the current language; empty if there is none. */
  readonly said: string = $derived.by(() => {
    const { edition, shown, history } = this.model
    const found = history.past ? undefined : this.#found
    if (!found) return ''
    if (found === 'wait') return t('hint-wait')
    if ('failed' in found) return found.failed
    return t('hint-says', {
      choice: choiceWords(edition, found.action, shown.view.open.market),
      chance: Math.round(found.chance * 100),
    })
  })

  async ask() {
    const { table, shown } = this.model
    const { at } = shown
    if (!this.offered || table.seat === null) return
    this.#found = 'wait'
    const found = await call('POST /api/tables/{table}/seats/{seat}/hint', {
      table: table.id,
      seat: table.seat,
    }).catch((problem) => ({ failed: explain(problem) }))
    // By now, another question may be open.
    if (this.model.table.shown?.at === at) this.#found = found
  }

  /** Called when another question is asked. */
  forget() {
    this.#found = undefined
  }
}
