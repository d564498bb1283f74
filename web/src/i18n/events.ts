import type { Seen } from '$protocol'
import type { Edition } from '../api/edition'
import { textOf } from './language.svelte'
import type { PlainMessageId } from './messages'

/** Events of built-in editions, by edition, id and part. Campaigns translate theirs on the server. */
const messages: Record<string, PlainMessageId> = {
  'legends-ev01-text': 'event-legends-ev01-text',
  'legends-ev01-title': 'event-legends-ev01-title',
  'legends-ev02-text': 'event-legends-ev02-text',
  'legends-ev02-title': 'event-legends-ev02-title',
  'legends-ev03-text': 'event-legends-ev03-text',
  'legends-ev03-title': 'event-legends-ev03-title',
  'legends-ev04-text': 'event-legends-ev04-text',
  'legends-ev04-title': 'event-legends-ev04-title',
  'legends-ev05-text': 'event-legends-ev05-text',
  'legends-ev05-title': 'event-legends-ev05-title',
  'legends-ev06-text': 'event-legends-ev06-text',
  'legends-ev06-title': 'event-legends-ev06-title',
  'legends-ev07-text': 'event-legends-ev07-text',
  'legends-ev07-title': 'event-legends-ev07-title',
}

/** An event with its title and text in the reader's language, by its index; undefined if there is none. */
export function eventOf(edition: Edition, number: number | null | undefined) {
  const event = edition.events[number ?? -1]
  if (!event) return undefined
  const words = (part: 'title' | 'text') =>
    textOf(messages, `${edition.name}-${event.id}-${part}`, event[part])
  return { ...event, title: words('title'), text: words('text') }
}

/**
 * Whether an event was turned up whose text this page has not fetched yet, because the event was
 * hidden before.
 */
export const turnsUnknownEvent = ({ events }: Pick<Edition, 'events'>, seen: Seen[]): boolean =>
  seen.some(
    (each) =>
      each.what === 'extra' && each.extra === 'event-turned' && events[each.event]?.title === '',
  )
