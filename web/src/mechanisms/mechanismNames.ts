import type { CrewSeen, PostcardSeen } from '$protocol'
import type { Edition } from '../api/edition'
import { t, textOf } from '../i18n/language.svelte'
import { cargoSign } from './signPaths'
import type { PlainMessageId } from '../i18n/messages'

const goodMessages: Record<string, PlainMessageId> = {
  coal: 'office-good-coal',
  grain: 'office-good-grain',
  lumber: 'office-good-lumber',
  tools: 'office-good-tools',
}
const bandMessages: Record<string, PlainMessageId> = {
  russet: 'office-band-russet',
  saffron: 'office-band-saffron',
  teal: 'office-band-teal',
  violet: 'office-band-violet',
}
const zoneMessages: Record<string, PlainMessageId> = {
  c: 'office-zone-c',
  e: 'office-zone-e',
  m: 'office-zone-m',
  p: 'office-zone-p',
}

/** Capitalises the first letter. */
export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A good's name in the reader's language, or as in the edition if the page has no translation. */
export function goodName(good: string): string {
  const word = good.toLowerCase()
  return textOf(goodMessages, word)
}
export function bandName(band: string): string {
  const word = band.toLowerCase()
  return textOf(bandMessages, word)
}
export function zoneName(zone: string): string {
  const word = zone.toLowerCase()
  return textOf(zoneMessages, word, zone)
}

export const goodSign = (edition: Edition, good: string) =>
  cargoSign(edition.goods.findIndex(({ name }) => name === good))

/** The name of the boundary between two adjacent zones, counted from the east. */
export const lineName = (edition: Edition, line: number) =>
  t('office-line', {
    from: zoneName(edition.zones[line] ?? ''),
    to: zoneName(edition.zones[line + 1] ?? ''),
  })

/** A crew card by its index in the edition, if its text is known. */
export const crewWords = (edition: Edition, crew: number): CrewSeen | undefined =>
  edition.campaign?.crew.find(({ words }) => words.id === edition.crew[crew]?.id)

export const crewName = (edition: Edition, crew: number) =>
  crewWords(edition, crew)?.words.title ?? t('crew-somebody')

/** The public side of a postcard, by number. */
export const postcardSeen = (edition: Edition, number: number): PostcardSeen | undefined =>
  edition.campaign?.postcards.find((postcard) => postcard.number === number)

export const postcardName = (edition: Edition, number: number) =>
  postcardSeen(edition, number)?.title ?? t('word-postcard', { number })

/** A pavilion's name, by its index in the edition. */
export function pavilionName(edition: Edition, pavilion: number): string {
  const printed = edition.pavilions?.[pavilion]
  return (
    edition.campaign?.pavilions.find(({ id }) => id === printed?.id)?.name ?? printed?.name ?? ''
  )
}

/**
 * The text with which a ticket starts a story, and the postcard for completing the ticket. Most
 * tickets have no story.
 */
export function storyOf(
  edition: Edition,
  ticket: number,
): { narrative: string; entry: number } | undefined {
  const told = edition.campaign?.tickets?.[ticket]
  return told?.entry ? { narrative: told.narrative, entry: told.entry } : undefined
}

/** The owner of an ability. */
export type DeedOwner =
  | { of: 'event'; event: number }
  | { of: 'company'; company: number }
  | { of: 'postcard'; number: number }
  | { of: 'crew'; crew: number }

export function deedOwner(edition: Edition, deed: number): DeedOwner | undefined {
  if (deed < edition.events.length) return { of: 'event', event: deed }
  const id = edition.deeds?.[deed]
  if (typeof id === 'number') return { of: 'postcard', number: id }
  const company = edition.companies.findIndex(({ seat }) => seat === id)
  if (company >= 0) return { of: 'company', company }
  const crew = edition.crew?.findIndex((one) => one.id === id) ?? -1
  return crew >= 0 ? { of: 'crew', crew } : undefined
}
