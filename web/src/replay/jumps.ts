import type { Seen } from '$protocol'
import type { Entry } from '../game/log/entries'

/** What can be looked for in a game. */
export type Wanted = { seat: number } | 'claim'

const deeds = new Set<Seen['what']>([
  'card-drawn',
  'card-taken',
  'claimed',
  'tickets-drawn',
  'tickets-kept',
  'opening-kept',
  'boarded',
  'passed',
])

const holds = (entry: Entry, wanted: Wanted) =>
  entry.seen.some((seen) =>
    wanted === 'claim'
      ? seen.what === 'claimed'
      : deeds.has(seen.what) && 'seat' in seen && seen.seat === wanted.seat,
  )

/** The moments of a game at which it makes sense to stop: the beginning, and after each answer with its deals. */
export function momentsOf(entries: Entry[], inputs: number): number[] {
  const all = new Set([0, ...entries.map((entry) => entry.inputs), inputs])
  return [...all].sort((a, b) => a - b)
}

/** The place of a moment in the list: the last that is not later. */
export const indexOf = (moments: number[], at: number) =>
  Math.max(0, moments.filter((moment) => moment <= at).length - 1)

/** The nearest moment after this one, or before it, that holds what is wanted; undefined if there is none. */
export function jump(entries: Entry[], at: number, by: 1 | -1, wanted: Wanted): number | undefined {
  const found = entries.filter(
    (entry) => (by > 0 ? entry.inputs > at : entry.inputs < at) && holds(entry, wanted),
  )
  return (by > 0 ? found[0] : found.at(-1))?.inputs
}
