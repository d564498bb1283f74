import type { Action } from '$protocol'
import type { Edition } from '../net/edition'
import { colorName, placeName, routeName, ticketName } from './names'
import { listed, t } from './words.svelte'

/** A choice as advice names it: "claim Boston – Montréal". `market` are the open cards at that moment. */
export function choiceWords(edition: Edition, action: Action, market: (string | null)[]): string {
  if (action === 'pass') return t('choice-pass')
  if (action === 'draw-blind') return t('choice-deck')
  if ('draw-face-up' in action)
    return t('choice-open', {
      color: colorName(market[action['draw-face-up']]?.split('-')[0] ?? null),
    })
  if ('claim' in action) return t('choice-claim', { route: routeName(edition, action.claim.route) })
  if ('name' in action) return t('choice-claim', { route: routeName(edition, action.name) })
  if ('draw-tickets' in action || 'name-mix' in action) return t('choice-tickets')
  if ('keep-tickets' in action)
    return t('choice-keep', {
      tickets: listed(action['keep-tickets'].kept.map((ticket) => ticketName(edition, ticket))),
    })
  if ('take-passenger' in action)
    return t('choice-passenger', { place: placeName(edition, action['take-passenger'].place) })
  if ('pay' in action) return t('choice-pay')
  return t('choice-answer', { number: action.answer + 1 })
}
