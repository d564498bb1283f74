import type { Card, Color, Seen } from '$protocol'

/** A position on the screen at which flying things start or end. */
export type Spot =
  | { at: 'slot'; slot: number }
  | { at: 'deck' }
  | { at: 'tickets' }
  | { at: 'hand'; color: string | null }
  | { at: 'seat'; seat: number }
  | { at: 'place'; place: number }

/** A flying thing: a train card (null is its back), a ticket or a passenger. */
export type Thing = { card: Card | null } | { passenger: Color } | 'ticket'

export interface Flight {
  thing: Thing
  from: Spot
  to: Spot
  after: number
}

/** Everything that moves after a move; times in milliseconds from now. */
export interface Motion {
  flights: Flight[]
  /** Routes onto which wagons roll, and the positions they come from. */
  claims: { route: number; from: Spot }[]
  /** Whether all face-up cards are swept away first. */
  sweep: boolean
  /** Slots that get a new card. */
  refills: { slot: number; after: number }[]
}

/**
 * Milliseconds after which everything except rolling wagons has arrived: motion explains a move but
 * must not delay the next.
 */
export const LONGEST = 600
export const FLIGHT = 360
export const SWEEP = 190
export const REFILL = 240
/**
 * The time that a wagon rolls; below, the delay between two wagons and the time by which all have
 * arrived.
 */
export const ROLL = 220
export const ROLL_STEP = 90
export const ROLL_LONGEST = 900
/**
 * Maximum number of flying things per move, so that a dealt hand or a long turn is not shown card
 * by card.
 */
const MOST = 6

/** Spreads N start times over the time before the last one must begin. */
const spread = (count: number, from: number, length: number) => {
  const step = count > 1 ? Math.min(80, (LONGEST - length - from) / (count - 1)) : 0
  return (at: number) => from + at * step
}

/** The start of each of N wagons, in order. */
export const rollStarts = (count: number): number[] =>
  Array.from(
    { length: count },
    (_, at) => at * Math.min(ROLL_STEP, (ROLL_LONGEST - ROLL) / Math.max(1, count - 1)),
  )

/** The motion for these facts, for somebody in the seat `you`. */
export function motionOf(all: Seen[], you: number | null): Motion {
  const flights: Omit<Flight, 'after'>[] = []
  const claims: Motion['claims'] = []
  const slots: number[] = []
  const to = (seat: number, color: string | null): Spot =>
    seat === you ? { at: 'hand', color } : { at: 'seat', seat }
  let [sweep, more] = [false, 0]
  for (const seen of all)
    switch (seen.what) {
      case 'card-taken':
        flights.push({
          thing: { card: seen.card },
          from: { at: 'slot', slot: seen.slot },
          to: to(seen.seat, seen.card),
        })
        break
      case 'card-drawn':
        flights.push({
          thing: { card: seen.card },
          from: { at: 'deck' },
          to: to(seen.seat, seen.card),
        })
        break
      case 'tickets-drawn':
        more = Math.max(1, seen.mix[0] + seen.mix[1])
        while (more--)
          flights.push({
            thing: 'ticket',
            from: { at: 'tickets' },
            to: { at: 'seat', seat: seen.seat },
          })
        break
      case 'boarded':
        flights.push({
          thing: { passenger: seen.color },
          from: { at: 'place', place: seen.place },
          to: { at: 'seat', seat: seen.seat },
        })
        break
      case 'claimed':
        claims.push({ route: seen.route, from: to(seen.seat, null) })
        break
      case 'market-reset':
        // Only the last sweep and its cards are shown.
        sweep = true
        slots.length = 0
        break
      case 'card-laid':
        slots.push(seen.slot)
        break
    }
  const few = flights.slice(0, MOST)
  const flightAt = spread(few.length, 0, FLIGHT)
  const refillAt = spread(slots.length, sweep ? SWEEP : Math.min(120, slots.length * 120), REFILL)
  return {
    flights: few.map((flight, at) => ({ ...flight, after: flightAt(at) })),
    claims,
    sweep,
    refills: slots.slice(-5).map((slot, at) => ({ slot, after: refillAt(at) })),
  }
}
