import type { ChatRule, NewSeat, NewTable, Pace, TimeOut } from '$protocol'
import type { PlainMessageId } from '../i18n/messages'

/** Permission to chat at a table. */
export const chatMessages: Record<ChatRule, PlainMessageId> = {
  nobody: 'chat-rule-nobody',
  seated: 'chat-rule-seated',
  everybody: 'chat-rule-everybody',
}

/** A planned seat. The kind `mine` means another person on this device. */
export interface SeatPlan {
  kind: 'me' | 'open' | 'mine' | 'bot'
  name: string
  bot: string
}

/**
 * The way to play: each player on a separate device, all on one, or with the board on a separate
 * screen.
 */
export type TableWay = 'apart' | 'one-device' | 'big-screen'
export const ways: TableWay[] = ['apart', 'one-device', 'big-screen']

export interface TablePlan {
  edition: string
  map: string | null
  seats: SeatPlan[]
  listed: boolean
  clock: 'none' | 'live' | 'days'
  minutes: number
  seconds: number
  days: number
  /** The bot that stands in when time is up; empty if the table waits. */
  standIn: string
  first: number | null
  undo: boolean
  chat: ChatRule
  openCards: boolean
}

const seat = (kind: SeatPlan['kind'], name = ''): SeatPlan => ({ kind, name, bot: 'normal' })

/** The default table for a person with this name. */
export const standard = (edition: string, map: string | null, name = ''): TablePlan => ({
  edition,
  map,
  seats: seatsFor('apart', 3).map((seat) => (seat.kind === 'me' ? { ...seat, name } : seat)),
  listed: false,
  clock: 'none',
  minutes: 15,
  seconds: 20,
  days: 2,
  standIn: 'normal',
  first: null,
  undo: true,
  chat: 'everybody',
  openCards: false,
})

/** The default seats. */
export function seatsFor(way: TableWay, number: number): SeatPlan[] {
  const rest = way === 'one-device' ? 'mine' : 'open'
  return Array.from({ length: number }, (_, at) =>
    seat(at === 0 && way !== 'big-screen' ? 'me' : rest),
  )
}

/** Changes the number of seats: removes the last ones or adds open ones. */
export function resized(seats: SeatPlan[], number: number): SeatPlan[] {
  const more = seats.some(({ kind }) => kind === 'mine') ? 'mine' : 'open'
  return Array.from({ length: number }, (_, at) => seats[at] ?? seat(more))
}

/** The seats that an address asks for, such as "me,open,bot:normal"; undefined if it names none. */
export function seatsNamed(words: string | null, name: string): SeatPlan[] | undefined {
  const seats = (words ?? '').split(',').flatMap((word): SeatPlan[] => {
    const [kind, bot = 'normal'] = word.split(':')
    if (kind === 'me') return [seat('me', name)]
    if (kind === 'bot') return [{ ...seat('bot'), bot }]
    return kind === 'open' ? [seat('open')] : []
  })
  return seats.length >= 2 ? seats : undefined
}

/** The way to play that suits these seats. */
export function wayOf(seats: SeatPlan[]): TableWay {
  if (seats.some(({ kind }) => kind === 'mine')) return 'one-device'
  return seats.some(({ kind }) => kind === 'me') ? 'apart' : 'big-screen'
}

/** Whether all seats are taken, so that the game can start at once. */
export const complete = (seats: SeatPlan[]) => seats.every(({ kind }) => kind !== 'open')

/** The seat that still needs a name, if there is one. */
export const nameless = (seats: SeatPlan[]) =>
  seats.findIndex(({ kind, name }) => (kind === 'me' || kind === 'mine') && !name.trim())

function newSeat({ kind, name, bot }: SeatPlan): NewSeat {
  if (kind === 'open') return 'open'
  if (kind === 'bot') return { bot: { bot } }
  return { me: { name: name.trim() } }
}

function paceOf({ clock, minutes, seconds, days }: TablePlan): Pace {
  if (clock === 'live')
    return { live: { reserve_s: Math.round(minutes * 60), per_move_s: Math.round(seconds) } }
  return clock === 'days' ? { days: { days: Math.round(days) } } : 'none'
}

export function newTable(plan: TablePlan): NewTable {
  const time_out: TimeOut =
    plan.clock !== 'none' && plan.standIn ? { 'stand-in': { bot: plan.standIn } } : 'wait'
  const { edition, map, listed, first, undo, chat, openCards } = plan
  const seats = plan.seats.map(newSeat)
  return {
    edition,
    map,
    seats,
    listed,
    pace: paceOf(plan),
    time_out,
    first,
    undo,
    chat,
    open_cards: openCards,
  }
}

/** The seat colours in a custom edition's file; their number is the maximum number of players. */
export function seatColors(toml: string): string[] {
  const list = /^seats\s*=\s*\[([^\]]*)\]/m.exec(toml)?.[1] ?? ''
  return [...list.matchAll(/["']([a-z0-9_]+)["']/g)].map(([, color]) => color!)
}
