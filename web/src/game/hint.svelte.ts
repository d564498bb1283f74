import type { Hint } from '$protocol'
import { post } from '../net/api'
import { explain } from '../ui/problem'
import { choiceWords } from '../words/choice'
import { t } from '../words/words.svelte'
import type { Desk } from './desk.svelte'

/** What a strong player would do here, asked for one question at a time. */
export class Hints {
  /** What is said about the question on the screen; empty if nobody has asked. */
  said = $state('')

  constructor(readonly desk: Desk) {}

  /** Whether a hint can be had: on one's turn, against bots alone. */
  readonly offered: boolean = $derived.by(() => {
    const { seat } = this.desk.table
    const rivals = this.desk.info.seats.filter((_, at) => at !== seat)
    const bots = rivals.every(({ sitter }) => typeof sitter === 'object' && 'bot' in sitter)
    return seat !== null && bots && this.desk.choices.length > 0
  })

  async ask() {
    const { table, edition, shown } = this.desk
    const { at, view } = shown
    if (!this.offered) return
    this.said = t('hint-wait')
    const said = await post<Hint>(`/api/tables/${table.id}/seats/${table.seat}/hint`)
      .then(({ action, chance }) =>
        t('hint-says', {
          choice: choiceWords(edition, action, view.open.market),
          chance: Math.round(chance * 100),
        }),
      )
      .catch(explain)
    // By now something else may be asked.
    if (this.desk.shown.at === at) this.said = said
  }

  /** Another question is asked. */
  forget() {
    this.said = ''
  }
}
