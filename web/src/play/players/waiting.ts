import type { PersonId, TablePresence, TableInfo } from '$protocol'

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
