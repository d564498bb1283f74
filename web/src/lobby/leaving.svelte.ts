import type { PersonId, TableCard, TableInfo } from '$protocol'
import { call } from '../api/api'
import { turns } from '../app/turns.svelte'

/** The effect of leaving a game: the game ends, a bot plays on, or the game is only removed from the list. */
export type Parting = 'end' | 'leave' | 'forget'
/** A person who leaves can also concede, so that a bot takes the seat. */
export type PartingOrConcession = Parting | 'concede'
/** The bot that takes the seat of a player who concedes. */
const SUCCESSOR = 'normal'
export type LeftGame = Pick<TableInfo, 'id' | 'phase' | 'host' | 'seats' | 'chapter'> &
  Partial<Pick<TableCard, 'imported'>>

/** Games removed from this page's lists, until the server is asked again. */
let ids: string[] = $state.raw([])
export const gone = { has: (id: string) => ids.includes(id) }

const personAt = ({ sitter }: LeftGame['seats'][number]) =>
  typeof sitter === 'object' && 'person' in sitter ? sitter.person.id : undefined

/** A person's seats for which no bot is playing yet. */
const played = ({ seats }: LeftGame, me: PersonId) =>
  seats.flatMap((seat, at) => (personAt(seat) === me && seat.stand_in === null ? [at] : []))

/** Whether a bot plays for this person. */
export const isAway = (game: LeftGame, me: PersonId | undefined) =>
  me !== undefined && game.seats.some((seat) => personAt(seat) === me) && !played(game, me).length

/** The effect if this person leaves a game; undefined if they cannot leave. */
export function partingOf(game: LeftGame, me: PersonId | undefined): Parting | undefined {
  if (me === undefined || game.phase === 'gathering') return undefined
  const seated = game.seats.some((seat) => personAt(seat) === me)
  if (game.phase !== 'playing')
    return (seated || game.host === me) && !game.imported ? 'forget' : undefined
  if (!seated) return undefined
  const others = game.seats.some((seat) => (personAt(seat) ?? me) !== me)
  // If a person plays only with bots, the campaign simply waits. The campaign's page decides who
  // runs a company.
  if (game.chapter) return others && played(game, me).length ? 'leave' : undefined
  if (!others && game.host === me) return 'end'
  return played(game, me).length ? 'leave' : 'forget'
}

export async function part(game: LeftGame, parting: PartingOrConcession, me: PersonId) {
  if (parting === 'leave')
    for (const seat of played(game, me))
      await call('POST /api/tables/{table}/seats/{seat}/away', { table: game.id, seat, body: {} })
  if (parting === 'concede') {
    for (const seat of played(game, me))
      await call('POST /api/tables/{table}/seats/{seat}/hand', {
        table: game.id,
        seat,
        body: { bot: { bot: SUCCESSOR } },
      })
    // Another person becomes host.
    await call('POST /api/tables/{table}/leave', { table: game.id })
  }
  if (parting === 'end') await call('POST /api/tables/{table}/break-off', { table: game.id })
  if (parting === 'end' || parting === 'forget')
    await call('DELETE /api/me/tables/{table}', { table: game.id })
  if (parting !== 'leave') ids = [...ids, game.id]
  await turns.look()
}
