import type { GameSnapshot, Seen } from '$protocol'
import { completedSince } from '../../model/standing'

/**
 * All sounds. Calls are for people whose attention is elsewhere; the other sounds accompany motion.
 */
export type Sound =
  | 'card'
  | 'wagons'
  | 'ticket'
  | 'punch'
  | 'page'
  | 'passenger'
  | 'coin'
  | 'sweep'
  | 'turn'
  | 'last-round'
  | 'end'

export const calls: ReadonlySet<Sound> = new Set<Sound>(['turn', 'last-round', 'end'])

/** A sound and its delay in milliseconds after the move is shown; for wagons, also their number. */
export interface Cue {
  sound: Sound
  after: number
  count: number
}

const soundOf = (seen: Seen): Sound | undefined => {
  switch (seen.what) {
    case 'card-drawn':
    case 'card-taken':
    case 'wire-kept':
      return 'card'
    case 'claimed':
      return 'wagons'
    case 'tickets-drawn':
    case 'tickets-kept':
    case 'opening-kept':
      return 'ticket'
    case 'boarded':
      return 'passenger'
    case 'collected':
      return 'coin'
    case 'market-reset':
      return 'sweep'
    case 'extra':
      return seen.extra === 'event-turned' ? 'page' : undefined
    case 'last-round':
      return 'last-round'
    case 'ended':
      return 'end'
    default:
      return undefined
  }
}

/** The progress of the player's tickets. */
type Progressed = Pick<GameSnapshot, 'seat' | 'progress'>
const isProgressed = (seeing: Partial<Progressed> | null): seeing is Progressed =>
  seeing?.progress !== undefined && seeing.seat !== undefined

/** Maximum number of sounds for one move, so that a long move does not become noisy. */
const MOST = 5
const GAP = 130

/** The sounds of several moves together: each once, in order. */
export function together(moves: Cue[][]): Cue[] {
  if (moves.length === 1) return moves[0]!
  const first = new Map<Sound, Cue>()
  for (const cue of moves.flat()) {
    const before = first.get(cue.sound)
    first.set(cue.sound, { ...cue, count: Math.max(cue.count, before?.count ?? 0) })
  }
  return [...first.values()].map((cue, at) => ({ ...cue, after: at * GAP }))
}

/** The sounds of a move. The bell rings when it becomes the turn of a seat on this device. */
export function cues(
  now: Pick<GameSnapshot, 'seen' | 'asked' | 'at'> & Partial<Progressed>,
  before: (Pick<GameSnapshot, 'at'> & Partial<Progressed>) | null,
): Cue[] {
  const all: Cue[] = []
  for (const seen of now.seen) {
    const sound = soundOf(seen)
    if (!sound || all.length === MOST) continue
    const count =
      seen.what === 'claimed' ? Object.values(seen.payment).reduce((sum, each) => sum + each, 0) : 1
    all.push({ sound, after: all.length * GAP, count })
  }
  if (isProgressed(now) && isProgressed(before) && completedSince(before, now).length)
    all.push({ sound: 'punch', after: 450, count: 1 })
  const turn = typeof now.asked === 'object' && now.asked !== null && 'turn' in now.asked
  const rings = turn && now.at !== null && before !== null && before.at === null
  if (rings && !all.some(({ sound }) => sound === 'end'))
    all.push({ sound: 'turn', after: 350, count: 1 })
  return all
}
