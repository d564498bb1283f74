import type { Edition } from '../api/edition'
import { placeName } from '../i18n/names'
import { listed, messageOf, t } from '../i18n/language.svelte'

/** Conditions with a number that a pavilion can set. */
const counted = {
  large: 'when-large',
  boards: 'when-boards',
  zones: 'when-zones',
  routes: 'when-routes',
  tickets_done: 'when-tickets-done',
} as const

/** Describes a condition from the pack vocabulary; unknown ones are shown as written. */
export function conditionWords(edition: Edition, when: string): string {
  return listed(when.split('&').map((part) => atomWords(edition, part.trim())))
}

function atomWords(edition: Edition, atom: string): string {
  const link = /^link\((\w+),(\w+)\)$/.exec(atom)
  if (link)
    return t('when-link', { from: cityName(edition, link[1]!), to: cityName(edition, link[2]!) })
  const [, word = '', number = ''] = /^(\w+)>=(\d+)$/.exec(atom) ?? []
  const id = messageOf(counted, word)
  if (id) return t(id, { count: Number(number) })
  return atom === 'tickets_failed=0' ? t('when-none-failed') : atom
}

/** The name of a city by its id; the id itself if it is not on the table. */
function cityName(edition: Edition, id: string): string {
  const place = edition.places.findIndex((each) => each.id === id)
  return place < 0 ? id : placeName(edition, place)
}
