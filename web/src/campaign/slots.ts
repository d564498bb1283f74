import { t } from '../i18n/language.svelte'
import type { PlainMessageId } from '../i18n/messages'

/**
 * The place of each slot in the rule book. The sequence of a game is public, but the content of its
 * slots is not.
 */
const places: Record<string, [part: 'setup' | 'claim' | 'end', step: number]> = {
  A: ['setup', 10],
  B: ['setup', 11],
  C: ['setup', 12],
  D: ['setup', 13],
  H: ['claim', 1],
  I: ['claim', 2],
  J: ['claim', 4],
  K: ['claim', 5],
  L: ['claim', 6],
  M: ['claim', 7],
  N: ['claim', 8],
  O: ['claim', 9],
  P: ['claim', 10],
  Q: ['claim', 11],
  END4: ['end', 4],
  END5: ['end', 5],
  END7: ['end', 7],
}

export type Part = 'setup' | 'claim' | 'end' | 'always'
export const parts: Part[] = ['setup', 'claim', 'always', 'end']
export const partMessages: Record<Part, PlainMessageId> = {
  setup: 'camp-part-setup',
  claim: 'camp-part-claim',
  always: 'camp-part-always',
  end: 'camp-part-end',
}
const slotMessages = {
  setup: 'camp-slot-setup',
  claim: 'camp-slot-claim',
  end: 'camp-slot-end',
} as const

/** The part of a game in which a rule acts. */
export const partOf = (slot: string): Part =>
  slot === 'E' ? 'setup' : (places[slot]?.[0] ?? 'always')

/** The position of a rule in its part, for sorting. */
export const orderOf = (slot: string) => places[slot]?.[1] ?? 99

/** Describes when a rule acts. */
export function slotWords(slot: string): string {
  const place = places[slot]
  return place
    ? t(slotMessages[place[0]])
    : t(slot === 'E' ? 'camp-slot-after-setup' : 'camp-slot-always')
}
