import type { ReplayPosition, RecordInfo, SeatInfo, Seen, TableInfo } from '$protocol'
import { call, explain } from '../../api/api'
import { drawingOf, type Edition, editionOf } from '../../api/edition'
import type { Drawing } from '../../board/drawing'
import { seatColorName, spokenDrawing } from '../../i18n/names'
import type { SeenEntry } from '../../play/log/entries'

/** Milliseconds between moves. */
export const SPEEDS = { half: 2400, one: 1200, two: 600, four: 300 } as const
export type Speed = keyof typeof SPEEDS

/** Number of moments prefetched on either side. */
const AHEAD = 3

/** A finished game at one of its moments. */
export class Replaying {
  record: RecordInfo | null = $state.raw(null)
  info: TableInfo | null = $state.raw(null)
  edition: Edition | null = $state.raw(null)
  #drawn: Drawing | null = $state.raw(null)
  /** The board, with names in the current language. */
  readonly drawing = $derived(
    this.#drawn && spokenDrawing(this.#drawn, this.edition?.campaign?.title),
  )
  entries: SeenEntry[] = $state.raw([])
  /** The position on the screen. */
  position: ReplayPosition | null = $state.raw(null)
  /** The requested moment, as a number of inputs; the screen follows once it is loaded. */
  at = $state(0)
  playing = $state(false)
  speed: Speed = $state('one')
  failed = $state('')

  readonly moments: number[] = $derived(momentsOf(this.entries, this.record?.inputs ?? 0))
  readonly index = $derived(indexOf(this.moments, this.at))
  readonly atEnd = $derived(this.index === this.moments.length - 1)

  #kept = new Map<number, Promise<ReplayPosition>>()

  constructor(
    readonly id: string,
    /** Called when another moment is shown, to update the address. */
    readonly moved: (at: number) => void,
  ) {}

  async load(at: number | null) {
    try {
      const table = this.id
      const [record, info, entries] = await Promise.all([
        call('GET /api/tables/{table}/replay', { table }),
        call('GET /api/tables/{table}', { table }),
        call('GET /api/tables/{table}/history', { table }),
      ])
      const [edition, drawing] = await Promise.all([editionOf(info), drawingOf(info)])
      Object.assign(this, { record, info: named(info), edition, entries })
      this.#drawn = drawing
      this.show(Math.min(at ?? 0, record.inputs))
    } catch (problem) {
      this.failed = explain(problem)
    }
  }

  #fetch(at: number): Promise<ReplayPosition> {
    const had = this.#kept.get(at)
    if (had) return had
    const asked = call('GET /api/tables/{table}/replay/{inputs}', { table: this.id, inputs: at })
    this.#kept.set(at, asked)
    asked.catch(() => this.#kept.delete(at))
    return asked
  }

  async show(at: number) {
    this.at = at
    this.moved(at)
    try {
      const position = await this.#fetch(at)
      // Dragging the slider loads only the moment where it stops.
      if (this.at !== at) return
      this.position = position
      this.failed = ''
      const near = this.moments.slice(Math.max(0, this.index - 1), this.index + AHEAD + 1)
      for (const moment of near) void this.#fetch(moment).catch(() => undefined)
    } catch (problem) {
      if (this.at === at) this.failed = explain(problem)
    }
  }

  /** Moves forwards or backwards by this number of moments. */
  step(by: number) {
    const next = this.moments[Math.min(this.moments.length - 1, Math.max(0, this.index + by))]!
    if (next !== this.at) void this.show(next)
  }

  toIndex(index: number) {
    void this.show(this.moments[index] ?? 0)
  }

  jump(by: 1 | -1, wanted: JumpTarget) {
    const found = jump(this.entries, this.at, by, wanted)
    if (found !== undefined) void this.show(found)
  }

  toggle() {
    if (!this.playing && this.atEnd) this.toIndex(0)
    this.playing = !this.playing
  }

  /** Advances automatically while playing; call it from an effect. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined
    if (this.atEnd) {
      this.playing = false
      return undefined
    }
    // The next step waits until this moment is on the screen.
    if (this.position?.seeing.inputs !== this.at) return undefined
    const timer = setTimeout(() => this.step(1), SPEEDS[this.speed])
    return () => clearTimeout(timer)
  }
}

/** Names the seats of an imported record, which have no people, by their colours. */
function named(info: TableInfo): TableInfo {
  const seats = info.seats.map((seat): SeatInfo => {
    if (seat.sitter !== 'open') return seat
    return {
      ...seat,
      sitter: { person: { id: '', name: seatColorName(seat.color), ready: true } },
    }
  })
  return { ...info, seats }
}

/** The target of a search in a game. */
export type JumpTarget = { seat: number } | 'claim'

const deeds = new Set<Seen['what']>([
  'card-drawn',
  'card-taken',
  'claimed',
  'tickets-drawn',
  'tickets-kept',
  'opening-kept',
  'boarded',
  'passed',
])

const holds = (entry: SeenEntry, wanted: JumpTarget) =>
  entry.seen.some((seen) =>
    wanted === 'claim'
      ? seen.what === 'claimed'
      : deeds.has(seen.what) && 'seat' in seen && seen.seat === wanted.seat,
  )

/** The useful moments of a game: the start, and after each answer with its deals. */
export function momentsOf(entries: SeenEntry[], inputs: number): number[] {
  const all = new Set([0, ...entries.map((entry) => entry.inputs), inputs])
  return [...all].sort((a, b) => a - b)
}

/** The index in the list of the last moment that is not later than this one. */
export const indexOf = (moments: number[], at: number) =>
  Math.max(0, moments.filter((moment) => moment <= at).length - 1)

/**
 * The nearest moment after or before this one that shows the target; undefined if there is none.
 */
export function jump(
  entries: SeenEntry[],
  at: number,
  by: 1 | -1,
  wanted: JumpTarget,
): number | undefined {
  const found = entries.filter(
    (entry) => (by > 0 ? entry.inputs > at : entry.inputs < at) && holds(entry, wanted),
  )
  return (by > 0 ? found[0] : found.at(-1))?.inputs
}
