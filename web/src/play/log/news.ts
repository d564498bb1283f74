import { seatName } from '../../i18n/names'
import { labelled } from '../../i18n/language.svelte'
import type { GameModel } from '../../model/gameModel.svelte'
import { changeWords } from '../players/waiting'
import { veiled } from './entries'
import { lastDeed } from './meanwhile'
import { sentence } from './sentences'

/** Maximum number of recent log entries that can belong to one turn. */
const RECENT = 40

/** The newest event at a table. */
export interface News {
  text: string
  seat: number
  /** The route that was claimed. */
  route?: number
}

/** The last move, undo or seat change, without anything private. */
export function newsOf({ history, edition, info }: GameModel): News | undefined {
  const entries = veiled(history.entries.slice(-RECENT))
  const undone = entries.at(-1)?.seen.find((seen) => seen.what === 'taken-back')
  const told = undone && sentence(undone, { edition, seats: info.seats, you: null })
  if (undone && told) return { text: told.text, seat: undone.seat }
  const deed = lastDeed(entries, edition)
  const change = info.changes.at(-1)
  if (change && change.inputs >= (deed?.at ?? 0))
    return { text: changeWords(info.seats, change), seat: change.seat }
  if (!deed) return undefined
  const { seat, text, route } = deed
  return {
    seat,
    text: labelled(seatName(info.seats, seat), text),
    ...(route === undefined ? {} : { route }),
  }
}
