import type { Seen } from '$protocol'
import type { Edition } from '../../api/edition'
import type { SeenEntry } from '../../play/log/entries'

/** The score of one seat over the game: a list of values, each valid from a certain input on. */
export type Curve = { at: number; value: number }[]

/** The points or money that a seat gained or paid; undefined if the fact changes neither. */
function moved(seen: Seen, money: boolean): { seat: number; by: number } | undefined {
  if (seen.what === 'scored') return money ? undefined : { seat: seen.seat, by: seen.points }
  if (!money) return undefined
  if (seen.what === 'collected') return { seat: seen.seat, by: seen.coins }
  if (seen.what === 'extra' && seen.extra === 'paid') return { seat: seen.seat, by: -seen.coins }
  return undefined
}

/** Whether a game is scored in money. */
export const countsMoney = (edition: Edition) =>
  !edition.claim_steps.some(({ step }) => step === 'route_points')

/** The scores over time, with the final scores at the end. */
export function scoreCurves(
  edition: Edition,
  entries: SeenEntry[],
  finals: number[],
  inputs: number,
): Curve[] {
  const money = countsMoney(edition)
  const start = money ? edition.terms.coins : 0
  const curves: Curve[] = finals.map(() => [{ at: 0, value: start }])
  for (const { inputs, seen } of entries)
    for (const each of seen) {
      const move = moved(each, money)
      const curve = move && curves[move.seat]
      if (curve) curve.push({ at: inputs, value: curve.at(-1)!.value + move.by })
    }
  curves.forEach((curve, seat) =>
    curve.push({ at: inputs, value: curve.at(-1)!.value }, { at: inputs, value: finals[seat]! }),
  )
  return curves
}

/** The value of a curve at a moment. */
export const valueAt = (curve: Curve, at: number) =>
  curve.filter((point) => point.at <= at).at(-1)?.value ?? 0

/** A stepped path through a curve, since points arrive all at once. */
export function curvePath(
  curve: Curve,
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  const [first, ...rest] = curve
  if (!first) return ''
  const place = (n: number) => n.toFixed(1)
  return (
    `M${place(x(first.at))} ${place(y(first.value))}` +
    rest.map(({ at, value }) => `H${place(x(at))}V${place(y(value))}`).join('')
  )
}

/** About four round numbers for the grid lines of a curve. */
export function gridLines(low: number, high: number): number[] {
  const span = Math.max(1, high - low)
  const raw = span / 4
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((times) => times * power).find((size) => size >= raw)!,
  )
  const lines: number[] = []
  for (let at = Math.ceil(low / step); at * step <= high; at++) lines.push(at * step + 0)
  return lines
}

/** The number of inputs before each turn of a game. */
export const turnStarts = (entries: SeenEntry[]): number[] =>
  entries.flatMap(({ inputs, seen }) =>
    seen.flatMap(({ what }) => (what === 'turn-began' ? [inputs] : [])),
  )
