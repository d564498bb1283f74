import { call, explain } from '../api/api'
import { choiceWords } from '../i18n/names'
import { t } from '../i18n/language.svelte'
import type { GameModel } from './gameModel.svelte'

/** What a strong player would do here, asked for one question at a time. */
export class Hints {
  /** What is said about the question on the screen; empty if nobody has asked. */
  said = $state('')

  constructor(readonly model: GameModel) {}

  /** Whether a hint can be had: on one's turn, against bots alone. */
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
    // By now something else may be asked.
    if (this.model.shown.at === at) this.said = said
  }

  /** Another question is asked. */
  forget() {
    this.said = ''
  }
}
