import type { Action, Ask } from '$protocol'
import { placeName, ticketName } from '../words/names'
import { colorName } from '../words/names'
import { t } from '../words/words.svelte'
import { bargain, cardOf, effectWords } from './deeds'
import type { Desk } from './desk.svelte'

/** A mix of tickets in words, by deck. */
export function mixWords(desk: Desk, [first, second]: [number, number]): string {
  return desk.edition.decks.length > 1 ? t('mix', { short: first, long: second }) : t('mix-plain', { count: first })
}

/** An answer as a button says it; payments are shown as cards instead. */
export function answerWords(desk: Desk, asked: Ask, action: Action): string {
  if (action === 'pass') return t('answer-pass')
  if (typeof action === 'string') return action
  if ('name-mix' in action) return mixWords(desk, action['name-mix'])
  if ('draw-tickets' in action) {
    const mix = action['draw-tickets']
    const { deal } = desk.edition.terms.drawn_tickets
    return t('answer-draw', { tickets: mix ? mixWords(desk, mix) : t('mix-plain', { count: deal }) })
  }
  if ('take-passenger' in action) return t('answer-passenger', { color: colorName(action['take-passenger'].color) })
  if ('answer' in action) return numbered(desk, asked, action.answer)
  return ''
}

interface Extras {
  coins?: number[]
  event?: number | null
  claim?: { claim?: { route?: number } } | null
  company?: (number | null)[]
  window?: (number | null)[]
  desks?: { freight?: (number | null)[] }[]
}

/** What editions with money and events lay on the table besides. */
export const extrasOf = (desk: Desk) => (desk.shown.view.open.extras ?? {}) as Extras

function numbered(desk: Desk, asked: Ask, answer: number): string {
  if (typeof asked === 'string') return String(answer)
  const slot = answer - 1
  const extras = extrasOf(desk)
  if ('choose' in asked) {
    const acts = cardOf(desk.edition, asked.choose[1])?.deed.acts.find((either) => either.length > 1)
    const effect = acts?.[answer]
    return effect ? effectWords(effect) : String(answer)
  }
  if ('privilege' in asked) return t(answer === 0 ? 'answer-two-cards' : 'answer-three-dollars')
  if ('wire-keep' in asked) {
    const card = desk.own?.wire[answer]
    return card ? colorName(card) : t('answer-card', { number: answer + 1 })
  }
  if (answer === 0) return t('answer-no')
  if ('use' in asked) {
    const card = cardOf(desk.edition, asked.use[1])
    return card ? bargain(card.deed) : t('answer-yes')
  }
  if ('deliver' in asked) {
    const from = extras.desks?.[asked.deliver]?.freight?.[slot]
    if (from !== undefined && from !== null) return t('answer-freight', { place: placeName(desk.edition, from) })
  }
  if ('dine' in asked || 'house' in asked) {
    const place = desk.edition.routes[extras.claim?.claim?.route ?? -1]?.places[slot]
    if (place !== undefined) return t('answer-in', { place: placeName(desk.edition, place) })
  }
  if ('window' in asked) {
    const ticket = extras.window?.[slot]
    if (ticket !== undefined && ticket !== null) return ticketName(desk.edition, ticket)
  }
  return 'cards' in asked || 'crew' in asked ? t('answer-card', { number: answer }) : t('answer-yes')
}
