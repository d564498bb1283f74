import type { Seen } from '$protocol'
import type { SentenceReader } from './phrases'
import { sentences, type Sentence } from './sentences'

/** Facts up to this number of inputs in the record. */
export interface SeenEntry {
  inputs: number
  seen: Seen[]
}

/** A line of the log: its text, and the number of inputs after which the board matches it. */
export interface LogLine extends Sentence {
  at: number
}

/** The lines of one turn. Lines before the first turn belong to nobody. */
export interface LogTurn {
  seat: number | null
  /** The number of the turn, counted from 1; 0 is before the first turn. */
  number: number
  lines: LogLine[]
}

/** Adds the newest facts. Undone facts are removed, but the undo itself stays. */
export function added(entries: SeenEntry[], entry: SeenEntry): SeenEntry[] {
  const back = entry.seen.find((seen) => seen.what === 'taken-back')
  const standing = back ? entries.filter(({ inputs }) => inputs <= back.to) : entries
  // After a gap the server repeats some facts.
  const last = standing.at(-1)
  if (last && entry.inputs <= last.inputs && !back) return standing
  return entry.seen.length ? [...standing, entry] : standing
}

/** Removes facts that only one seat has seen, while others look at the same device. */
export const veiled = (entries: SeenEntry[]): SeenEntry[] =>
  entries.map(({ inputs, seen }) => ({ inputs, seen: seen.map(veil) }))

function veil(seen: Seen): Seen {
  switch (seen.what) {
    case 'card-dealt':
    case 'card-drawn':
    case 'wired':
    case 'wire-kept':
      return { ...seen, card: null }
    case 'ticket-dealt':
      return { ...seen, ticket: null }
    case 'mix-sealed':
      return { ...seen, mix: null }
    case 'choice-sealed':
      return { ...seen, kept: null }
    case 'opening-kept':
    case 'tickets-kept':
      return { ...seen, tickets: null }
    default:
      return seen
  }
}

/**
 * The number and seat of the turn whose input brought the record to this length. The next turn
 * begins with the same input.
 */
export function turnAt(entries: SeenEntry[], inputs: number): Pick<LogTurn, 'seat' | 'number'> {
  const began = entries
    .filter((entry) => entry.inputs < inputs)
    .flatMap(({ seen }) => seen.filter((each) => each.what === 'turn-began'))
  return { seat: began.at(-1)?.seat ?? null, number: began.length }
}

/** The log, turn by turn. */
export function turns(entries: SeenEntry[], reader: SentenceReader): LogTurn[] {
  const all: LogTurn[] = [{ seat: null, number: 0, lines: [] }]
  let pending: { at: number; seen: Seen }[] = []
  const close = () => {
    const told = sentences(
      pending.map(({ seen }) => seen),
      reader,
    )
    all.at(-1)!.lines.push(...told.map(({ last, ...said }) => ({ ...said, at: pending[last]!.at })))
    pending = []
  }
  for (const { inputs, seen } of entries)
    for (const each of seen) {
      if (each.what === 'turn-began') {
        close()
        all.push({ seat: each.seat, number: all.length, lines: [] })
      } else pending.push({ at: inputs, seen: each })
    }
  close()
  return all.filter(({ lines, number }) => lines.length || number === all.length - 1)
}
