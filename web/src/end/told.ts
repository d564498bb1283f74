import type { Seeing, SeatInfo } from '$protocol'
import type { Edition } from '../net/edition'
import { colorName, seatName, ticketName } from '../words/names'
import { listed, spoken, t } from '../words/words.svelte'
import { countsMoney } from './curves'
import type { Step } from './steps'
import { tieBreak } from './steps'

export const lineName = (line: string) => t(`end-line-${line.replaceAll('_', '-')}`)

/** A number with its sign. */
export const signed = (points: number) =>
  new Intl.NumberFormat(spoken(), { signDisplay: 'exceptZero' }).format(points)

/** So many points, or dollars. */
export const pointsNamed = (edition: Edition, count: number) =>
  t('end-points', { count, money: countsMoney(edition) ? 'yes' : 'no' })

/** Names of the seats to which this gives something, each with what it gives. */
const gained = (points: number[], seats: SeatInfo[]) => {
  const all = points.flatMap((given, seat) =>
    given ? [t('end-told-share', { name: seatName(seats, seat), count: signed(given) })] : [],
  )
  return all.length ? listed(all) : t('end-told-nobody')
}

/** What is turned over, in a sentence. */
export function told(step: Step, edition: Edition, shown: Seeing, seats: SeatInfo[]): string {
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

/** Who has won, in a sentence. */
export function winners(
  edition: Edition,
  shown: Seeing,
  seats: SeatInfo[],
): { text: string; first: number[] } {
  const first = (shown.standings ?? []).filter(({ place }) => place === 1)
  const total = pointsNamed(edition, first[0]?.total ?? 0)
  const names = first.map(({ seat }) => seatName(seats, seat))
  const text =
    first.length === 1
      ? t('end-wins', { you: first[0]!.seat === shown.seat ? 'yes' : 'no', name: names[0]!, total })
      : t('end-win-shared', { names: listed(names), total })
  return { text, first: first.map(({ seat }) => seat) }
}

/** Each pair of neighbours in the result that has the same total, explained. */
export function tiesTold(edition: Edition, shown: Seeing, seats: SeatInfo[]): string[] {
  const order = [...(shown.standings ?? [])].sort((a, b) => a.place - b.place)
  return order.slice(1).flatMap((behind, at) => {
    const ahead = order[at]!
    if (ahead.total !== behind.total) return []
    const names = { ahead: seatName(seats, ahead.seat), behind: seatName(seats, behind.seat) }
    const tie = ahead.place === behind.place ? undefined : tieBreak(edition, shown, ahead, behind)
    return [tie ? t(`end-tie-${tie.replaceAll('_', '-')}`, names) : t('end-tie-none', names)]
  })
}
