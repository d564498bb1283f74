import { spoken } from '../words/words.svelte'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How far a moment is from now in words, such as "in 2 days" or "5 minutes ago". */
export function ago(time: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(spoken(), { numeric: 'auto' })
  const away = time - now
  const size = Math.abs(away)
  if (size >= DAY) return words.format(Math.trunc(away / DAY), 'day')
  if (size >= HOUR) return words.format(Math.trunc(away / HOUR), 'hour')
  if (size >= MINUTE) return words.format(Math.trunc(away / MINUTE), 'minute')
  return words.format(Math.trunc(away / 1000), 'second')
}

/** A day as the reader writes it. */
export const day = (time: number) => new Date(time).toLocaleDateString(spoken(), { dateStyle: 'medium' })

/** A moment as the reader writes it. */
export const moment = (time: number) => new Date(time).toLocaleString(spoken(), { dateStyle: 'medium', timeStyle: 'short' })
