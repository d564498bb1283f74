import type { SeatClock } from '$protocol'
import { t } from '../../i18n/language.svelte'

/** Milliseconds that a seat has left at this server time; null without a clock. */
export function leftOf({ reserve, due }: SeatClock, now: number): number | null {
  return due === null ? reserve : Math.max(0, due - now)
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Formats a duration as a clock, in days and hours if it is long. */
export function timeWords(left: number): string {
  const days = Math.floor(left / (24 * HOUR))
  if (days > 0) return t('time-days', { days, hours: Math.floor((left % (24 * HOUR)) / HOUR) })
  const [hours, minutes, seconds] = [
    left / HOUR,
    (left % HOUR) / MINUTE,
    (left % MINUTE) / 1000,
  ].map(Math.floor)
  const two = (number: number) => String(number).padStart(2, '0')
  return hours ? `${hours}:${two(minutes!)}:${two(seconds!)}` : `${minutes}:${two(seconds!)}`
}
