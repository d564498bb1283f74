import type { GameSnapshot, Own, TicketStatus } from '$protocol'
import type { Edition } from '../api/edition'
import type { Color, BoardState } from '../board/drawing'

/** The contents of the board: owners, and waiting passengers. */
export function standing(
  edition: Edition,
  { view }: GameSnapshot,
): Pick<BoardState, 'owners' | 'waiting'> {
  const owners: BoardState['owners'] = {}
  view.open.owned.forEach((routes, seat) =>
    routes.forEach((route) => (owners[edition.routes[route]!.id] = seat)),
  )
  return { owners, waiting: waiting(edition, view.open.waiting) }
}

/**
 * Passengers by place. The server lists the passengers of all places one after another, with null
 * for those who have left.
 */
function waiting(edition: Edition, all: (Color | null)[]): BoardState['waiting'] {
  const found: BoardState['waiting'] = {}
  let from = 0
  for (const { id, passengers } of edition.places) {
    if (passengers) found[id] = all.slice(from, from + passengers).filter((color) => color !== null)
    from += passengers
  }
  return found
}

/**
 * The tickets of a seat, including those it has chosen while others still choose. The choice has
 * one bit per offered ticket.
 */
export const keptTickets = ({ tickets, offer, sealed_choice }: Own): number[] => [
  ...tickets,
  ...offer.filter((_, at) => (sealed_choice >> at) & 1),
]

/** Whether a ticket is completed, open, or blocked. */
export const standOf = (state: TicketStatus): 'done' | 'open' | 'cut-off' =>
  typeof state === 'string' ? state : 'done' in state ? 'done' : 'open'

/** The player's tickets that were just completed; empty if the seat has changed. */
export function completedSince(
  before: Pick<GameSnapshot, 'seat' | 'progress'> | null | undefined,
  now: Pick<GameSnapshot, 'seat' | 'progress'>,
): number[] {
  if (!before || before.seat === null || before.seat !== now.seat) return []
  const open = new Set(
    before.progress.flatMap(({ ticket, state }) => (standOf(state) === 'open' ? ticket : [])),
  )
  return now.progress.flatMap(({ ticket, state }) =>
    open.has(ticket) && standOf(state) === 'done' ? ticket : [],
  )
}

/** The routes of a ticket: those that complete it, or those still needed on the cheapest path. */
export function wayOf(state: TicketStatus): number[] {
  if (typeof state === 'string') return []
  return 'done' in state ? state.done.way : state.open.way
}
