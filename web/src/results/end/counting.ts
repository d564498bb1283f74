import type { GameSnapshot, SeatSide, Standing } from '$protocol'
import { colors } from '../../board/looks'
import { standOf, wayOf } from '../../model/standing'
import type { Edition } from '../../api/edition'

/** One revealed step: the points of each seat, and the totals after it. */
export type CountStep = { totals: number[]; points: number[] } & (
  | { kind: 'start' }
  | { kind: 'ticket'; seat: number; ticket: number; done: boolean; way: number[] }
  | { kind: 'line'; line: string }
  | { kind: 'color'; color: string; counts: number[]; most: number; second: number }
)

export type TicketStep = Extract<CountStep, { kind: 'ticket' }>

/** The revealed tickets of a seat. */
export const ticketsOf = (steps: CountStep[], seat: number): TicketStep[] =>
  steps.flatMap((step) => (step.kind === 'ticket' && step.seat === seat ? [step] : []))

/** Lines of the score sheet that are public before the final scoring. */
const OPEN = new Set(['routes', 'coins'])

/**
 * The final scoring, step by step: points won in play, each ticket seat by seat, then the other
 * lines of the edition in order. The points are those of the standings. If the parts of a line do
 * not add up to its value, the whole line is shown as one step. Ticket progress comes from the
 * server.
 */
export function stepsOf(edition: Edition, shown: GameSnapshot, sides: SeatSide[]): CountStep[] {
  const { view, standings } = shown
  if (!standings) return []
  const seats = standings.map((_, seat) => standings.find((each) => each.seat === seat)!)
  const given = (line: string) => seats.map(({ lines }) => lines[line] ?? 0)
  const names = edition.lines.map(({ line }) => line)
  let totals = seats.map((_, seat) =>
    names.filter((line) => OPEN.has(line)).reduce((sum, line) => sum + given(line)[seat]!, 0),
  )
  const steps: CountStep[] = [{ kind: 'start', points: totals, totals }]
  const add = (step: Record<string, unknown>, points: number[]) => {
    totals = totals.map((total, seat) => total + points[seat]!)
    steps.push({ ...step, points, totals } as CountStep)
  }
  for (const { line, most = 0, second = 0 } of edition.lines) {
    if (OPEN.has(line)) continue
    const whole = given(line)
    if (line === 'tickets')
      for (const { step, points } of ticketSteps(edition, sides, seats, whole)) add(step, points)
    else if (line === 'passengers')
      for (const { step, points } of colorSteps(
        view.open.passengers,
        seats.length,
        most,
        second,
        whole,
      ))
        add(step, points)
    else add({ kind: 'line', line }, whole)
  }
  return steps
}

interface Part {
  step: Record<string, unknown>
  points: number[]
}

/** The seats in the order in which they are revealed: the winner last. */
const inOrder = (seats: Standing[]) =>
  [...seats].sort((a, b) => b.place - a.place || a.seat - b.seat)

function ticketSteps(
  edition: Edition,
  sides: SeatSide[],
  seats: Standing[],
  whole: number[],
): Part[] {
  const parts: Part[] = []
  const left = [...whole]
  for (const { seat } of inOrder(seats)) {
    const value = (ticket: number) => edition.tickets[ticket]!.value
    const tickets = [...(sides[seat]?.progress ?? [])].sort(
      (a, b) => value(a.ticket) - value(b.ticket),
    )
    for (const { ticket, state } of tickets) {
      const done = standOf(state) === 'done'
      const points = seats.map((_, at) =>
        at === seat ? (done ? value(ticket) : -value(ticket)) : 0,
      )
      left[seat]! -= points[seat]!
      parts.push({
        step: { kind: 'ticket', seat, ticket, done, way: done ? wayOf(state) : [] },
        points,
      })
    }
  }
  if (left.some((points) => points !== 0))
    parts.push({ step: { kind: 'line', line: 'tickets' }, points: left })
  return parts
}

function colorSteps(
  held: number[][],
  seats: number,
  most: number,
  second: number,
  whole: number[],
): Part[] {
  const parts = colors.flatMap((color, at): Part[] => {
    const counts = held.slice(0, seats).map((counts) => counts[at] ?? 0)
    if (!counts.some(Boolean)) return []
    return [
      {
        step: { kind: 'color', color, counts, most, second },
        points: shares(counts, most, second),
      },
    ]
  })
  const sums = whole.map((_, seat) => parts.reduce((sum, { points }) => sum + points[seat]!, 0))
  return sums.every((sum, seat) => sum === whole[seat])
    ? parts
    : [{ step: { kind: 'line', line: 'passengers' }, points: whole }]
}

/**
 * The points for one colour of passengers: if several seats tie for first place, nobody gets second
 * place.
 */
export function shares(counts: number[], most: number, second: number): number[] {
  const best = Math.max(...counts)
  const tied = counts.filter((count) => count === best).length > 1
  const next = tied ? 0 : Math.max(0, ...counts.filter((count) => count < best))
  return counts.map((count) =>
    count === 0 ? 0 : count === best ? most : count === next ? second : 0,
  )
}

/**
 * The reason why two seats with the same total have different places: the first tie-break that
 * separates them.
 */
export function tieBreak(
  edition: Edition,
  shown: GameSnapshot,
  ahead: Standing,
  behind: Standing,
): string | undefined {
  const { passengers } = shown.view.open
  const all = shown.standings ?? []
  const longest = Math.max(0, ...all.map(({ longest_path }) => longest_path))
  const sum = (seat: number) => (passengers[seat] ?? []).reduce((total, count) => total + count, 0)
  const measures: Record<string, (standing: Standing) => number> = {
    tickets_completed: ({ completed }) => completed,
    longest_path: ({ longest_path }) => (longest > 0 && longest_path === longest ? 1 : 0),
    passengers: ({ seat }) => sum(seat),
    later_in_turn_order: ({ seat }) =>
      (seat + all.length - (shown.view.open.first ?? 0)) % all.length,
  }
  return edition.ties.find((tie) => {
    const measure = measures[tie]
    return measure && measure(ahead) !== measure(behind)
  })
}
