import type { Atom, Condition } from '$protocol'
import type { Edition } from '../api/edition'
import { placeName } from '../i18n/names'
import { listed, t } from '../i18n/language.svelte'

/**
 * Describes a pavilion's condition. If a part of it has no message, returns the whole condition as
 * written in the pack.
 */
export function conditionWords(edition: Edition, condition: Condition, written: string): string {
  const parts = condition.flatMap((atom) => atomWords(edition, atom) ?? [])
  return parts.length === condition.length ? listed(parts) : written
}

function atomWords(edition: Edition, atom: Atom): string | undefined {
  if (atom === 'none-failed') return t('office-when-none-failed')
  if (typeof atom === 'string') return undefined
  if ('link' in atom) {
    const [from, to] = atom.link ?? []
    if (from === undefined || to === undefined) return undefined
    return t('office-when-link', { from: placeName(edition, from), to: placeName(edition, to) })
  }
  if ('large-cities' in atom) return t('office-when-large', { count: atom['large-cities'] })
  if ('boards' in atom) return t('office-when-boards', { count: atom.boards })
  if ('zones' in atom) return t('office-when-zones', { count: atom.zones })
  if ('routes' in atom) return t('office-when-routes', { count: atom.routes })
  if ('tickets-done' in atom) return t('office-when-tickets-done', { count: atom['tickets-done'] })
  return undefined
}
