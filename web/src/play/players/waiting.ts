import type { PersonId, SeatChange, SeatInfo, TablePresence, TableInfo } from '$protocol'
import { seatColorName, sitterName, standInName } from '../../i18n/names'
import { t } from '../../i18n/language.svelte'

/** Awaited seats, from one person's point of view. */
export interface WaitingSeats {
  /** Others who are away or have left, so that a bot can play for them. */
  absent: number[]
  /**
   * Others who have not moved for a long time: they can be asked whether they are still there, or
   * have been asked.
   */
  quiet: number[]
  /** This person's seats that are being asked whether somebody is still there. */
  asked: number[]
  /** Former seats of this person, who can reclaim them. */
  lost: number[]
}

const none: WaitingSeats = { absent: [], quiet: [], asked: [], lost: [] }

export function waitingOf(
  info: TableInfo,
  presence: TablePresence | null,
  me: PersonId | undefined,
  now: number,
): WaitingSeats {
  if (me === undefined || info.phase !== 'playing') return none
  const persons = info.seats.map(({ sitter }) =>
    typeof sitter === 'object' && 'person' in sitter ? sitter.person.id : undefined,
  )
  const seats = persons.map((_, seat) => seat)
  const others = (seat: number) =>
    persons[seat] !== undefined && persons[seat] !== me && info.seats[seat]!.stand_in === null
  const decides = info.host === me || persons.includes(me)
  /** Whether nobody has the seat and no bot plays for it. */
  const vacant = (seat: number) =>
    info.seats[seat]!.sitter === 'open' && info.seats[seat]!.stand_in === null
  const absent = decides
    ? seats.filter((seat) => vacant(seat) || (others(seat) && presence?.absent?.includes(seat)))
    : []
  const isQuiet = (seat: number) =>
    presence?.quiet?.includes(seat) || info.seats[seat]!.still_there !== undefined
  const isFormer = (seat: number) => {
    const former = info.seats[seat]!.former
    return former?.id === me && former!.until > now
  }
  return {
    absent,
    quiet: decides
      ? seats.filter((seat) => others(seat) && isQuiet(seat) && !absent.includes(seat))
      : [],
    asked: seats.filter(
      (seat) => persons[seat] === me && info.seats[seat]!.still_there !== undefined,
    ),
    lost: seats.filter((seat) => persons[seat] === undefined && isFormer(seat) && !info.chapter),
  }
}

/** Whether there is anything to show. */
export const isWaiting = ({ absent, quiet, asked, lost }: WaitingSeats) =>
  absent.length + quiet.length + asked.length + lost.length > 0

/** The number of inputs at which the current stand-in bot began to play for a seat. */
export function stoodInAt(
  { changes }: Pick<TableInfo, 'changes'>,
  seat: number,
): number | undefined {
  const own = changes.filter((change) => change.seat === seat)
  const before = own.map(({ stand_in }) => stand_in === null).lastIndexOf(true)
  return own[before + 1]?.inputs
}

/** Whether a person has the seat but is not connected. */
export function isOffline(
  { seats }: Pick<TableInfo, 'seats'>,
  presence: TablePresence | null,
  seat: number,
): boolean {
  const { sitter } = seats[seat]!
  if (!presence || typeof sitter !== 'object' || !('person' in sitter)) return false
  return !presence.people.includes(sitter.person.id)
}

/** Describes a seat change. */
export function changeWords(
  seats: SeatInfo[],
  { seat, sitter, stand_in }: Pick<SeatChange, 'seat' | 'sitter' | 'stand_in'>,
): string {
  const place = seatColorName(seats[seat]!.color)
  const name = sitterName(sitter)
  const then = seats.map((each, at) => (at === seat ? { ...each, stand_in } : each))
  const bot = standInName(then, seat)
  if (sitter === 'open')
    return stand_in
      ? t('seat-change-left-bot', { seat: place, bot })
      : t('seat-change-left', { seat: place })
  if ('bot' in sitter) return t('seat-change-bot', { seat: place, bot: name })
  return stand_in
    ? t('seat-change-stand-in', { seat: place, name, bot })
    : t('seat-change-person', { seat: place, name })
}
