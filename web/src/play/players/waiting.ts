import type { PersonId, Presence, TableInfo } from '$protocol'

/** Seats that somebody is waited for, as one person sees them. */
export interface WaitingSeats {
  /** Others are away or have left, and a bot can play for them. */
  absent: number[]
  /** Others have not moved for long: they can be asked whether they are still there, or have been. */
  quiet: number[]
  /** This person is asked. */
  asked: number[]
  /** This person had these seats, and can take them back. */
  lost: number[]
}

const none: WaitingSeats = { absent: [], quiet: [], asked: [], lost: [] }

export function waitingOf(
  info: TableInfo,
  presence: Presence | null,
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
  /** Nobody has it, and no bot plays for it either. */
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

/** The number of inputs at which a bot began to play for a seat for which it plays now. */
export function stoodInAt(
  { changes }: Pick<TableInfo, 'changes'>,
  seat: number,
): number | undefined {
  const own = changes.filter((change) => change.seat === seat)
  const before = own.map(({ stand_in }) => stand_in === null).lastIndexOf(true)
  return own[before + 1]?.inputs
}
