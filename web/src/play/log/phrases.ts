import type { Mix, SeatInfo } from '$protocol'
import type { Edition } from '../../api/edition'
import { colorName, seatName, ticketName } from '../../i18n/names'
import { listed, t } from '../../i18n/language.svelte'

/** The table that sentences are about, and their reader. */
export interface SentenceReader {
  edition: Edition
  seats: SeatInfo[]
  /** The seat that is called "you"; null for a spectator. */
  you: number | null
}

/**
 * The start of a sentence: the subject, with the auxiliary verb if a language has one ("Du hast",
 * "Ann a").
 */
export const has = ({ seats, you }: SentenceReader, seat: number) =>
  t('word-who', { you: you === seat ? 'yes' : 'no', name: seatName(seats, seat) })

export const whose = ({ seats, you }: SentenceReader, seat: number) => ({
  you: you === seat ? 'yes' : 'no',
  name: seatName(seats, seat),
})

/** Names cards: "3 green and 1 locomotive". */
export const cardsNamed = (cards: Record<string, number>) =>
  listed(
    Object.entries(cards)
      .filter(([, count]) => count > 0)
      .map(([card, count]) =>
        card === 'locomotive'
          ? t('word-locomotives', { count })
          : t('word-cards-of', { count, color: colorName(card) }),
      ),
  )

/** Names a number of tickets, by deck if there are two. */
export function mixNamed(edition: Edition, mix: Mix): string {
  if (edition.decks.length < 2) return t('word-tickets', { count: mix[0] })
  const parts = edition.decks
    .map((deck, at) => ({ deck, count: mix[at]! }))
    .filter(({ count }) => count > 0)
  if (!parts.length) return t('word-tickets', { count: 0 })
  return listed(parts.map(({ deck, count }) => t('word-tickets-of', { count, deck })))
}

export const ticketsNamed = (edition: Edition, tickets: number[]) =>
  listed(
    tickets.map((ticket) => `${ticketName(edition, ticket)} (${edition.tickets[ticket]!.value})`),
  )
