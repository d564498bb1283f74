import type { TableCard } from '$protocol'
import { myself } from '../account/me.svelte'
import { socket } from '../api/socket.svelte'
import { listed, t } from '../i18n/language.svelte'
import { seatName } from '../i18n/names'
import { ago } from '../i18n/time'
import { isAway } from './leaving.svelte'

/** The state of a table in a list. */
export function noteOf(card: TableCard): string {
  const { phase, seats, to_move } = card
  if (phase === 'playing' && isAway(card, myself.me?.id)) return t('table-away')
  if (phase === 'gathering') {
    const free = seats.filter(({ sitter }) => sitter === 'open').length
    return free ? t('table-seats-open', { number: free }) : t('table-about-to-begin')
  }
  if (!to_move.length) return ''
  return t('table-turn-of', {
    name: listed(to_move.map((seat) => seatName(seats, seat))),
  })
}

/** The time left for a turn. */
export const dueIn = (due: number | null) =>
  due === null
    ? t('table-your-turn')
    : t('table-due', { when: ago(due, Date.now() + socket.ahead) })

/** The table that a pasted link or typed code refers to; undefined if the text is neither. */
export function tableOf(typed: string): string | undefined {
  const text = typed.trim()
  const linked = /\/t\/([a-z0-9]+)/i.exec(text)?.[1]
  const code = linked ?? text.replace(/[\s-]/g, '')
  return /^[a-z0-9]{6,32}$/i.test(code) ? code.toLowerCase() : undefined
}
