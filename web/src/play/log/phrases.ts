import type { Mix, SeatInfo } from '$protocol'
import type { Edition } from '../../api/edition'
import { colorName, seatName, ticketName } from '../../i18n/names'
import { listed, t, textOf } from '../../i18n/language.svelte'
import type { PlainMessageId } from '../../i18n/messages'

const deckMessages: Record<string, PlainMessageId> = {
  long: 'log-deck-long',
  short: 'log-deck-short',
}
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
  t('log-has', { you: you === seat ? 'yes' : 'no', name: seatName(seats, seat) })

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
          ? t('log-locomotives', { count })
          : t('log-so-many', { count, card: colorName(card) }),
      ),
  )

/** Names a number of tickets, by deck if there are two. */
export function mixNamed(edition: Edition, mix: Mix): string {
  if (edition.decks.length < 2) return t('log-tickets', { count: mix[0] })
  const parts = edition.decks
    .map((deck, at) => ({ deck, count: mix[at]! }))
    .filter(({ count }) => count > 0)
  if (!parts.length) return t('log-tickets', { count: 0 })
  return listed(
    parts.map(({ deck, count }) => t('log-tickets-of', { count, deck: deckName(deck) })),
  )
}

const deckName = (deck: string) => textOf(deckMessages, deck)

export const ticketsNamed = (edition: Edition, tickets: number[]) =>
  listed(
    tickets.map((ticket) => `${ticketName(edition, ticket)} (${edition.tickets[ticket]!.value})`),
  )
