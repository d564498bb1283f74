import { call, explain } from '../api/api'
import { choiceWords } from '../i18n/names'
import { t } from '../i18n/language.svelte'
import type { GameModel } from './gameModel.svelte'

/** Hints from a strong player, one question at a time. */
export class Hints {
  /** The hint for the current question; empty if there is none. */
  said = $state('')

  constructor(readonly model: GameModel) {}

  /** Whether hints are available: on the player's turn, against bots only. */
  readonly offered: boolean = $derived.by(() => {
    const { seat } = this.model.table
    const rivals = this.model.info.seats.filter((_, at) => at !== seat)
    const bots = rivals.every(({ sitter }) => typeof sitter === 'object' && 'bot' in sitter)
    return seat !== null && bots && this.model.choices.length > 0
  })

  async ask() {
    const { table, edition, shown } = this.model
    const { at, view } = shown
    if (!this.offered || table.seat === null) return
    this.said = t('hint-wait')
    const said = await call('POST /api/tables/{table}/seats/{seat}/hint', {
      table: table.id,
      seat: table.seat,
    })
      .then(({ action, chance }) =>
        t('hint-says', {
          choice: choiceWords(edition, action, view.open.market),
          chance: Math.round(chance * 100),
        }),
      )
      .catch(explain)
    // By now, another question may be open.
    if (this.model.shown.at === at) this.said = said
  }

  /** Called when another question is asked. */
  forget() {
    this.said = ''
  }
}
