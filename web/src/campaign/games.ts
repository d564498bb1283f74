import type { CampaignView, JournalEntry, Slip } from '$protocol'
import { inside } from './facts'

/** A game of the campaign that was played, or is. */
export interface Played {
  game: number
  seats: string[]
  /** From first place to last; empty while it is played. */
  slips: Slip[]
}

/** The games so far, from the journal. */
export function playedGames(journal: JournalEntry[]): Played[] {
  const games: Played[] = []
  for (const { fact } of journal) {
    const begun = inside(fact, 'game-begun')
    if (begun) games.push({ game: begun.game, seats: begun.seats, slips: [] })
    const slip = inside(fact, 'slip-written')
    if (slip) games.at(-1)?.slips.push(slip)
  }
  return games
}

/** What a company wrote on its slips, game by game; null for a game it missed. No sum: vaults are opened once, at the end. */
export const slipsOf = (games: Played[], company: string): (number | null)[] =>
  games.flatMap(({ slips }) =>
    slips.length ? [slips.find((slip) => slip.company === company)?.dollars ?? null] : [],
  )

/** The year of a game. */
export const yearOf = (view: Pick<CampaignView, 'calendar'>, game: number) =>
  view.calendar.find(({ number }) => number === game)?.year ?? null
