import type { Pace, PersonId, TableCard, TableInfo, TimeOut } from '$protocol'
import { botName, seatName } from '../../i18n/names'
import { listed, t } from '../../i18n/language.svelte'

export function paceWords(pace: Pace): string {
  if (pace === 'none') return t('pace-none')
  if ('days' in pace) return t('pace-days', { days: pace.days.days })
  return t('pace-live', {
    minutes: Math.round(pace.live.reserve_s / 60),
    seconds: pace.live.per_move_s,
  })
}

export const timeOutWords = (out: TimeOut) =>
  out === 'wait'
    ? t('time-out-wait')
    : t('time-out-stand-in', { bot: botName(out['stand-in'].bot) })

/** Everything a game is waiting for before it can start. */
export function waitsFor({ seats, host }: TableInfo): { open: number; unready: string[] } {
  const open = seats.filter(({ sitter }) => sitter === 'open').length
  const unready = seats.flatMap(({ sitter }) =>
    sitter !== 'open' && 'person' in sitter && !sitter.person.ready && sitter.person.id !== host
      ? [sitter.person.name]
      : [],
  )
  return { open, unready }
}

/** Describes what the room is waiting for. */
export function waitingWords(info: TableInfo): string {
  const { open, unready } = waitsFor(info)
  if (open) return t('room-waits-seats', { number: open })
  return unready.length ? t('room-waits-ready', { names: listed(unready) }) : t('room-waits-host')
}

/** A person's seat at a table, the first one if they have several. */
export const seatOf = ({ seats }: Pick<TableCard, 'seats'>, person: PersonId) =>
  seats.findIndex(
    ({ sitter }) => sitter !== 'open' && 'person' in sitter && sitter.person.id === person,
  )

/** The names of the other players at a table. */
export const opponents = ({ seats }: Pick<TableCard, 'seats'>, person: PersonId) => {
  const own = seatOf({ seats }, person)
  return listed(seats.flatMap((_, seat) => (seat === own ? [] : seatName(seats, seat))))
}
