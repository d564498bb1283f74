import { get } from '../net/api'
import type { Curve } from '../end/curves'

/** How a finished game went (`GET /api/tables/ID/chances`): a point for each number of inputs. */
interface Course {
  done: boolean
  known: number
  /** The share of games that each seat would win from there; empty until all are known. */
  chances: number[][]
}

/** Milliseconds until the server is asked again. */
const WAIT = 2500

/** Curves in per cent, with a point where something changes. */
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

/** The win chances along a game. They take the server a while, the first time. */
export class Chances {
  curves: Curve[] = $state.raw([])
  /** How many points are worked out, of how many. */
  known = $state(0)
  failed = $state(false)

  constructor(readonly table: string) {}

  /** Asks until all are there, or until the returned function is called. */
  follow(): () => void {
    let timer = 0
    const ask = async () => {
      try {
        const course = await get<Course>(`/api/tables/${this.table}/chances`)
        this.known = course.known
        this.failed = false
        if (course.done) this.curves = chanceCurves(course.chances)
        else timer = window.setTimeout(ask, WAIT)
      } catch {
        this.failed = true
      }
    }
    if (!this.curves.length) void ask()
    return () => clearTimeout(timer)
  }
}
