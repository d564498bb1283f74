import type { TableCard } from '$protocol'
import { socket } from '../../net/socket.svelte'
import { myself } from '../../me.svelte'
import { isAway } from '../../ui/parting.svelte'
import { ago } from '../../ui/time'
import { sitterName } from '../../words/names'
import { listed, t } from '../../words/words.svelte'

/** What is worth knowing about a table in a list. */
export function noteOf(card: TableCard): string {
  const { phase, seats, to_move } = card
  if (phase === 'playing' && isAway(card, myself.me?.id)) return t('table-away')
  if (phase === 'gathering') {
    const free = seats.filter(({ sitter }) => sitter === 'open').length
    return free ? t('table-seats-open', { number: free }) : t('table-about-to-begin')
  }
  if (!to_move.length) return ''
  return t('table-turn-of', {
    name: listed(to_move.map((seat) => sitterName(seats[seat]!.sitter))),
  })
}

/** Until when a turn should be taken, from now on. */
export const dueIn = (due: number | null) =>
  due === null
    ? t('table-your-turn')
    : t('table-due', { when: ago(due, Date.now() + socket.ahead) })
