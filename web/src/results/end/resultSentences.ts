import type { GameSnapshot, SeatInfo, Standing } from '$protocol'
import type { Edition } from '../../api/edition'
import { colorName, seatName, winnerName, ticketName } from '../../i18n/names'
import { listed, messageOf, numeral, t, textOf } from '../../i18n/language.svelte'
import { countsMoney } from './curves'
import type { CountStep } from './counting'
import { tieBreak } from './counting'
import { linePart } from '../../rules/scoreLines'
import type { PlainMessageId } from '../../i18n/messages'

const lineMessages: Record<string, PlainMessageId> = {
  routes: 'score-routes',
  tickets: 'end-line-tickets',
  longest_path: 'end-line-longest-path',
  globetrotter: 'end-line-globetrotter',
  passengers: 'score-passengers',
  coins: 'end-line-coins',
  trains_left: 'end-line-trains-left',
  bookings: 'score-bookings',
}
const tieMessages = {
  tickets_completed: 'end-tie-tickets-completed',
  longest_path: 'end-tie-longest-path',
  passengers: 'end-tie-passengers',
  later_in_turn_order: 'end-tie-later-in-turn-order',
} as const

/** The amount by which a total was raised, since a total below 0 counts as 0 in some editions. */
export const raised = (edition: Edition, { lines, total }: Standing) =>
  total - edition.lines.reduce((sum, { line }) => sum + (lines[line] ?? 0), 0)

export const lineName = (line: string) => textOf(lineMessages, line)

/** A number with its sign. */
export const signed = (points: number) => numeral(points, { signDisplay: 'exceptZero' })

/** A number with its unit: points or dollars. */
export const pointsNamed = (edition: Edition, count: number) =>
  t('end-points', { count, money: countsMoney(edition) ? 'yes' : 'no' })

/** Names of the seats that gain something, each with its gain. */
const gained = (points: number[], seats: SeatInfo[]) => {
  const all = points.flatMap((given, seat) =>
    given ? [t('end-told-share', { name: seatName(seats, seat), count: signed(given) })] : [],
  )
  return all.length ? listed(all) : t('end-told-nobody')
}

/** Describes a revealed step. */
export function stepText(
  step: CountStep,
  edition: Edition,
  shown: GameSnapshot,
  seats: SeatInfo[],
): string {
  switch (step.kind) {
    case 'start':
      return t(countsMoney(edition) ? 'end-told-money' : 'end-told-start')
    case 'ticket': {
      const args = {
        name: seatName(seats, step.seat),
        ticket: `${ticketName(edition, step.ticket)} (${signed(step.points[step.seat]!)})`,
      }
      return t(step.done ? 'end-told-done' : 'end-told-failed', args)
    }
    case 'color':
      return t('end-told-color', {
        color: colorName(step.color),
        shares: gained(step.points, seats),
      })
    case 'line': {
      const names = gained(step.points, seats)
      const most = (measure: 'longest_path' | 'completed') =>
        Math.max(0, ...(shown.standings ?? []).map((each) => each[measure]))
      if (step.line === 'longest_path')
        return t('end-told-longest', { trains: most('longest_path'), names })
      if (step.line === 'globetrotter')
        return t('end-told-globetrotter', { count: most('completed'), names })
      return t('end-told-line', { line: lineName(step.line), shares: names })
    }
  }
}

/** Names the winners. */
export function winners(
  edition: Edition,
  shown: GameSnapshot,
  seats: SeatInfo[],
): { text: string; first: number[] } {
  const first = (shown.standings ?? []).filter(({ place }) => place === 1)
  const total = pointsNamed(edition, first[0]?.total ?? 0)
  const names = first.map(({ seat }) => winnerName(seats, seat))
  const text =
    first.length === 1
      ? t('end-wins', { you: first[0]!.seat === shown.seat ? 'yes' : 'no', name: names[0]!, total })
      : t('end-win-shared', { names: listed(names), total })
  return { text, first: first.map(({ seat }) => seat) }
}

/** Explains each pair of adjacent seats in the result that have the same total. */
export function tieTexts(edition: Edition, shown: GameSnapshot, seats: SeatInfo[]): string[] {
  const order = [...(shown.standings ?? [])].sort((a, b) => a.place - b.place)
  return order.slice(1).flatMap((behind, at) => {
    const ahead = order[at]!
    if (ahead.total !== behind.total) return []
    const names = { ahead: seatName(seats, ahead.seat), behind: seatName(seats, behind.seat) }
    const tie = ahead.place === behind.place ? undefined : tieBreak(edition, shown, ahead, behind)
    return [t(messageOf(tieMessages, tie ?? '') ?? 'end-tie-none', names)]
  })
}

/**
 * Compares the viewer's points with those of the winner, or the winner's with those of the next
 * seat, line by line; empty for spectators and between equal totals.
 */
export function gapText(edition: Edition, shown: GameSnapshot, seats: SeatInfo[]): string {
  const order = [...(shown.standings ?? [])].sort((a, b) => a.place - b.place)
  const own = order.find(({ seat }) => seat === shown.seat)
  const other = order.find(({ seat }) => seat !== shown.seat)
  const gap = own && other ? own.total - other.total : 0
  if (!own || !other || gap === 0) return ''
  const parts = edition.lines.flatMap(({ line }) => {
    const by = (own.lines[line] ?? 0) - (other.lines[line] ?? 0)
    return by ? [`${linePart(line)}\u00a0${signed(by)}`] : []
  })
  const byRaising = raised(edition, own) - raised(edition, other)
  if (byRaising) parts.push(`${t('end-part-raised')}\u00a0${signed(byRaising)}`)
  return t(gap < 0 ? 'end-behind' : 'end-ahead', {
    points: pointsNamed(edition, Math.abs(gap)),
    name: seatName(seats, other.seat),
    parts: parts.join(', '),
  })
}
