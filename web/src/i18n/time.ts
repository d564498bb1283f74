import { currentLanguage } from './language.svelte'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * The time from now to a moment, such as "in 2 days" or "5 minutes ago". The number stays on one
 * line with its unit.
 */
export function ago(time: number, now: number): string {
  const relative = new Intl.RelativeTimeFormat(currentLanguage())
  const words = (count: number, unit: Intl.RelativeTimeFormatUnit) =>
    relative.format(count, unit).replace(/(\d) /, '$1\u00a0')
  const away = time - now
  const size = Math.abs(away)
  if (size >= 1.5 * DAY) return words(Math.round(away / DAY), 'day')
  if (size >= 1.5 * HOUR) return words(Math.round(away / HOUR), 'hour')
  if (size >= 1.5 * MINUTE) return words(Math.round(away / MINUTE), 'minute')
  return words(Math.round(away / 1000), 'second')
}

/** A date in the reader's format. */
export const day = (time: number) =>
  new Date(time).toLocaleDateString(currentLanguage(), { dateStyle: 'medium' })

/** A moment in the coming days: its weekday and time, and its date if it is a week away. */
export function until(time: number, now = Date.now()): string {
  const date = time - now < 6 * DAY ? {} : ({ day: 'numeric', month: 'short' } as const)
  return new Date(time).toLocaleString(currentLanguage(), {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...date,
  })
}
