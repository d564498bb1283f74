import type { Seen } from '$protocol'
import type { Edition } from '../api/edition'
import { eventOf } from '../i18n/events'
import { colorName, ticketName } from '../i18n/names'
import { t } from '../i18n/language.svelte'
import type { FieldsOf } from './extras'
import {
  crewName,
  deedOwner,
  goodName,
  lineName,
  pavilionName,
  postcardName,
} from './mechanismNames'
import { ruleOfAsk } from './ruleTexts'

type Extra = Extract<Seen, { what: 'extra' }>

/** The arguments of a log sentence about a fact from a campaign game. The caller adds the actor. */
export function extraWords(seen: Extra, edition: Edition) {
  const fields: FieldsOf<Extra> = seen
  const { city, pavilion, line, ticket, number: postcard, color, card, mark } = fields
  const good = city === undefined ? '' : (edition.places[city]?.supply ?? '')
  return {
    good: good ? goodName(good) : '',
    pavilion: pavilion === undefined ? '' : pavilionName(edition, pavilion),
    line: line === undefined ? '' : lineName(edition, line),
    ticket: ticket === undefined ? '' : ticketName(edition, ticket),
    postcard: postcard === undefined ? '' : postcardName(edition, postcard),
    color: color ? colorName(color) : '',
    card: card ? colorName(mark ? `${card}-${mark}` : card) : '',
    paid: fields.paid ?? 0,
    got: fields.got ?? 0,
    free: fields.free ?? 0,
  }
}

/**
 * The card or rule that causes a payment by this fact or the next one; undefined if this fact does
 * not show it.
 */
export function doerOf(seen: Seen, next: Seen | undefined, edition: Edition): string | undefined {
  if (seen.what !== 'extra') return undefined
  if (seen.extra === 'acted') return deedName(edition, seen.deed)
  if (seen.extra === 'turned') return ruleOfAsk(edition, 'hazard')?.title
  if (seen.extra === 'paid' && next?.what === 'wired') return ruleOfAsk(edition, 'wire')?.title
  return undefined
}

function deedName(edition: Edition, deed: number): string {
  const owner = deedOwner(edition, deed)
  switch (owner?.of) {
    case 'event':
      return eventOf(edition, owner.event)!.title
    case 'company':
      return t('effect-company-bonus')
    case 'postcard':
      return postcardName(edition, owner.number)
    case 'crew':
      return crewName(edition, owner.crew)
    default:
      return ''
  }
}
