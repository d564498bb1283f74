import type { NewSeat, NewTable } from '$protocol'
import { myself } from '../account/me.svelte'
import { call } from '../api/api'
import { socket } from '../api/socket.svelte'
import { started, startTable } from '../model/nonce'
import { company, levels } from '../ui/bots'
import { t } from '../i18n/language.svelte'

/** A game against bots, as last chosen on this device. */
export interface Quick {
  edition: string
  bots: number
  /** A level, or `characters` for a mix. */
  level: string
}

const KEY = 'highball-quick'
const standard: Quick = { edition: 'usa-new', bots: 2, level: 'normal' }
export const BOTS_MOST = 4
export const opponents = [...levels, 'characters']

/**
 * The editions on the home page: at most two of each board. The others can be chosen when creating
 * a table.
 */
export function offered<Info extends { map: string }>(editions: Info[]): Info[] {
  return editions.filter(
    ({ map }, at) => editions.slice(0, at).filter((before) => before.map === map).length < 2,
  )
}

/** The stored choices, with defaults in place of invalid ones. */
export function sensible(kept: Partial<Quick>, editions: string[]): Quick {
  const { edition = '', bots = 0, level = '' } = kept
  return {
    edition: editions.includes(edition) ? edition : standard.edition,
    bots: Number.isInteger(bots) && bots >= 1 && bots <= BOTS_MOST ? bots : standard.bots,
    level: opponents.includes(level) ? level : standard.level,
  }
}

export function remembered(editions: string[]): Quick {
  try {
    return sensible(JSON.parse(localStorage.getItem(KEY) ?? '{}'), editions)
  } catch {
    return { ...standard }
  }
}

/** The seats: the reader first, since chance decides who begins. */
export function seatsOf({ bots, level }: Quick, from: number): NewSeat[] {
  const names = level === 'characters' ? company(bots, from) : Array<string>(bots).fill(level)
  return [{ me: { name: null } }, ...names.map((bot) => ({ bot: { bot } }))]
}

/** Creates and starts the table; returns its id. */
export async function playNow(quick: Quick): Promise<string> {
  try {
    localStorage.setItem(KEY, JSON.stringify(quick))
  } catch {
    // A browser without storage can still play.
  }
  // A person who plays alone needs no name of their own.
  if (!myself.me) await myself.call(t('name-guest'))
  const wanted: NewTable = {
    edition: quick.edition,
    map: null,
    seats: seatsOf(quick, Math.floor(Math.random() * 5)),
    listed: false,
    pace: 'none',
    time_out: 'wait',
    first: null,
    undo: true,
    chat: 'seated',
    open_cards: false,
  }
  const table = await call('POST /api/tables', { body: wanted })
  // Connect and start at the same time, since both take a while on a slow line.
  socket.connect()
  started.set(table.id, await startTable(table))
  return table.id
}
