import type { Balance, Curves, TableInfo, TurningPoint } from '$protocol'
import { untrack } from 'svelte'
import { call } from '../../api/api'
import { mySeat } from '../../account/me.svelte'
import { numeral } from '../../i18n/language.svelte'
import type { Curve } from '../end/curves'

/**
 * Milliseconds between requests to the server. They grow, since a network is fast but playouts are
 * slow.
 */
const WAITS = [300, 1000, 2500]

/** A share of a win as a percentage. */
export const percent = (share: number) => Math.round(share * 100)

/** A change of a win chance in percentage points, with its sign. */
export const inPoints = (share: number) => numeral(percent(share), { signDisplay: 'exceptZero' })

/** The grade of a choice with this cost. */
export const gradeOf = (cost: number) =>
  cost >= 0.2 ? 'analysis-blunder' : cost >= 0.1 ? 'analysis-mistake' : 'analysis-inaccuracy'

/** Maximum number of turning points shown together. */
const TURNING_MAX = 5

/** The costliest turning points of one seat or of all seats, in game order. */
export function dearest(points: TurningPoint[], whose: number | null): TurningPoint[] {
  return points
    .filter(({ seat }) => whose === null || seat === whose)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, TURNING_MAX)
    .sort((a, b) => a.at - b.at)
}

/** The next turning point after a moment; after the last one, the first again. */
export const nextPoint = (points: TurningPoint[], at: number): TurningPoint | undefined =>
  points.find((point) => point.at > at) ?? points[0]

/** Curves as percentages, with a point wherever something changes. */
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
  /** Whether anybody wants the analysis; the server computes it on demand. */
  wanted = $state(false)
  readonly table: string
  /** The viewer's seat, whose moves come first. */
  readonly mine: number | undefined
  /** The seat whose turning points are shown; null for all. */
  whose: number | null = $state(null)
  readonly shown: TurningPoint[] = $derived(dearest(this.points, this.whose))
  /** Number of points computed, and their total. */
  known = $state(0)
  failed = $state(false)

  constructor({ id, seats, map, chapter }: TableInfo) {
    this.table = id
    this.mine = mySeat(seats)
    this.whose = this.mine ?? null
    // Built-in boards have networks, which are fast; other games are analysed when somebody looks at the charts.
    this.wanted = !map && !chapter
  }

  /** Polls until the analysis is complete, or until the returned function is called; call it from an effect. */
  follow(): (() => void) | undefined {
    if (!this.wanted) return undefined
    let [timer, asked] = [0, 0]
    const ask = async () => {
      try {
        const course = await call('GET /api/tables/{table}/chances', { table: this.table })
        this.#take(course)
        const wait = WAITS[Math.min(asked++, WAITS.length - 1)]!
        if (!course.weighed) timer = window.setTimeout(ask, wait)
      } catch {
        this.failed = true
      }
    }
    if (!untrack(() => this.weighed)) void ask()
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
