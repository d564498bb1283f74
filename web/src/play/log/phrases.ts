import type { Mix, SeatInfo } from '$protocol'
import type { Edition } from '../../api/edition'
import { colorName, seatName, ticketName } from '../../i18n/names'
import { listed, listedParts, t } from '../../i18n/language.svelte'

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

/** Cards drawn from the deck, which only their holder knows. */
export const blind = (card: string | null, count: number) =>
  card ? t('fact-card-known', { color: colorName(card) }) : t('fact-card-blind', { count })

/**
 * Says which cards a seat drew. `open` contains the face-up cards by kind; `deck` contains
 * descriptions of those from the deck.
 */
export function drawNamed(
  reader: SentenceReader,
  seat: number,
  open: string[],
  deck: string[],
): string {
  const who = has(reader, seat)
  if (!deck.length) {
    const counts: Record<string, number> = {}
    for (const card of open) counts[card] = (counts[card] ?? 0) + 1
    // One card of each colour needs no numbers.
    const plain = open.every((card) => counts[card] === 1 && card !== 'locomotive')
    return t('log-took', { who, cards: plain ? listed(open.map(colorName)) : cardsNamed(counts) })
  }
  const taken = open.map((card) => t('fact-card-open', { color: colorName(card) }))
  return t('fact-drew', { who, cards: listed([...taken, ...deck]) })
}

/** Names a number of tickets, by deck if there are two. */
export function mixNamed(edition: Edition, mix: Mix): string {
  if (edition.decks.length < 2) return t('word-tickets', { count: mix[0] })
  const parts = edition.decks
    .map((deck, at) => ({ deck, count: mix[at]! }))
    .filter(({ count }) => count > 0)
  if (!parts.length) return t('word-tickets', { count: 0 })
  return listed(parts.map(({ deck, count }) => t('word-tickets-of', { count, deck })))
}

/** Names the opening mix of every seat. */
export const mixesNamed = (reader: SentenceReader, mixes: Mix[]) =>
  listedParts(
    mixes
      .slice(0, reader.seats.length)
      .map((mix, seat) =>
        t('fact-mix', { name: seatName(reader.seats, seat), mix: mixNamed(reader.edition, mix) }),
      ),
  )

export const ticketsNamed = (edition: Edition, tickets: number[]) =>
  listed(
    tickets.map((ticket) => `${ticketName(edition, ticket)} (${edition.tickets[ticket]!.value})`),
  )
