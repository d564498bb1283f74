import type { Balance, Curves, TurningPoint } from '$protocol'
import { get } from '../../api/api'
import type { Curve } from '../end/curves'

/** Milliseconds until the server is asked again: a network is fast, playouts are not. */
const WAITS = [300, 1000, 2500]

/** A share of a win in per cent. */
export const percent = (share: number) => Math.round(share * 100)

/** The same with its sign; a proper minus is as wide as a plus. */
export const signed = (share: number) => {
  const value = percent(share)
  return `${value < 0 ? '−' : value > 0 ? '+' : ''}${Math.abs(value)} %`
}

/** The grade of a choice with this cost. */
export const gradeOf = (cost: number) =>
  cost >= 0.2 ? 'analysis-blunder' : cost >= 0.1 ? 'analysis-mistake' : 'analysis-inaccuracy'

/** Curves in per cent, with a point wherever something changes. */
export function chanceCurves(chances: number[][]): Curve[] {
  const curves: Curve[] = (chances[0] ?? []).map(() => [])
  chances.forEach((shares, at) =>
    shares.forEach((share, seat) => {
      const value = Math.round(share * 100)
      const curve = curves[seat]!
      if (curve.at(-1)?.value !== value || at === chances.length - 1) curve.push({ at, value })
    }),
  )
  return curves
}

/**
 * The analysis of a game: win chances over time, and turning points. The first request takes the
 * server a while.
 */
export class Chances {
  curves: Curve[] = $state.raw([])
  judge = $state('')
  weighed = $state(false)
  balances: Balance[] = $state.raw([])
  points: TurningPoint[] = $state.raw([])
  /** Number of points computed, and their total. */
  known = $state(0)
  failed = $state(false)

  constructor(readonly table: string) {}

  /** Polls until all are there, or until the returned function is called. */
  follow(): () => void {
    let [timer, asked] = [0, 0]
    const ask = async () => {
      try {
        const course = await get<Curves>(`/api/tables/${this.table}/chances`)
        this.#take(course)
        const wait = WAITS[Math.min(asked++, WAITS.length - 1)]!
        if (!course.weighed) timer = window.setTimeout(ask, wait)
      } catch {
        this.failed = true
      }
    }
    if (!this.weighed) void ask()
    return () => clearTimeout(timer)
  }

  #take(course: Curves) {
    this.failed = false
    this.known = course.known
    if (course.done && !this.curves.length) this.curves = chanceCurves(course.chances)
    this.judge = course.judge
    this.weighed = course.weighed
    this.balances = course.balances
    this.points = course.turning_points
  }
}
