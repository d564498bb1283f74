import type { Action } from '$protocol'
import { colorName } from '../words/names'
import { t } from '../words/words.svelte'
import type { Desk } from './desk.svelte'

/** A mix of tickets in words, by deck. */
export function mixWords(desk: Desk, [first, second]: [number, number]): string {
  return desk.edition.decks.length > 1
    ? t('mix', { short: first, long: second })
    : t('mix-plain', { count: first })
}

/** An answer as a button says it. */
export function answerWords(desk: Desk, action: Action): string {
  if (action === 'pass') return t('answer-pass')
  if (typeof action === 'string') return action
  if ('name-mix' in action) return mixWords(desk, action['name-mix'])
  if ('draw-tickets' in action) {
    const mix = action['draw-tickets']
    const { deal } = desk.edition.terms.drawn_tickets
    return t('answer-draw', {
      tickets: mix ? mixWords(desk, mix) : t('mix-plain', { count: deal }),
    })
  }
  if ('take-passenger' in action)
    return t('answer-passenger', { color: colorName(action['take-passenger'].color) })
  return ''
}
