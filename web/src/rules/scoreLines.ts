import { textOf } from '../i18n/language.svelte'
import type { PlainMessageId } from '../i18n/messages'

const lineMessages: Record<string, PlainMessageId> = {
  routes: 'end-part-routes',
  tickets: 'score-of-tickets',
  longest_path: 'score-tie-longest-path',
  globetrotter: 'end-part-globetrotter',
  passengers: 'score-of-passengers',
  coins: 'score-of-dollars',
  trains_left: 'end-part-trains-left',
  bookings: 'end-part-bookings',
}

/** The name of a line of the score within a sentence. */
export const linePart = (line: string) => textOf(lineMessages, line)
