import type { GameModel } from '../model/gameModel.svelte'

/** What editions with money, events and cards lay on the table besides (`view.open.extras`). */
export interface Extras {
  coins: number[]
  /** The company each seat runs, by its number in the edition. */
  company: (number | null)[]
  event: number | null
  claim: ClaimAtHand | null
  desks: Office[]
  pool: string | null
  chest: number
  /** Marks made in this game. */
  evidence: number
  /** Routes under snow. */
  snow: number[]
  /** Places that still show a token. */
  freight: number[]
  /** Tickets that lie open. */
  window: (number | null)[]
  /** Pavilions laid out, a bit each; and who met each, a bit for each seat. */
  pavilions: number
  met: number[]
  event_deck: number
}

export interface ClaimAtHand {
  claim: { seat: number; route: number }
  free: number
  any_color: boolean
  unlocked: boolean
  picks: number
  skulls: number
  second: boolean
}

/** What a seat has in front of it, for all to see. */
export interface Office {
  /** By number, with the uses that are left. */
  postcards: ([number, number] | null)[]
  /** Postcards drawn in this game, of use from the next one on. */
  drawn: number[]
  crew: ({ crew: number; paid: boolean; uses: number } | null)[]
  ticket_value: number
  vault: number
  stakes: number
  /** Tokens, by the place each comes from. */
  freight: (number | null)[]
  houses: (number | null)[]
  /** Lines between zones, a bit each. */
  stamps: number
}

/** What lies there besides trains and cards; undefined in editions that have nothing of the kind. */
export const extrasOf = (model: GameModel) =>
  model.shown.view.open.extras as unknown as Extras | undefined

export const officeOf = (model: GameModel, seat: number): Office | undefined =>
  extrasOf(model)?.desks[seat]

/** The things that are there of places that may be empty. */
export const some = <T>(all: (T | null)[]): T[] => all.filter((each): each is T => each !== null)

/** Whether this bit is set. */
export const has = (bits: number, at: number) => ((bits >> at) & 1) === 1
