import type { Stand } from '$protocol'

/** Whether a ticket is done, still open, or not possible any more. */
export const standOf = (state: Stand): 'done' | 'open' | 'cut-off' =>
  typeof state === 'string' ? state : 'done' in state ? 'done' : 'open'

/** The routes of a ticket: those over which it is done, or those that the cheapest way still wants. */
export function wayOf(state: Stand): number[] {
  if (typeof state === 'string') return []
  return 'done' in state ? state.done.way : state.open.way
}
