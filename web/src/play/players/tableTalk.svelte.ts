import { untrack } from 'svelte'
import type { ChatLine, Seen, SeatInfo } from '$protocol'
import { socket } from '../../api/socket.svelte'
import type { Edition } from '../../api/edition'
import type { PlainMessageId } from '../../i18n/messages'
import { t } from '../../i18n/language.svelte'
import type { TableStore } from '../../model/tableStore.svelte'

/** Bots' remarks after a long claim, and while they collect cards. */
const quips: Record<string, { claim: PlainMessageId; wait: PlainMessageId }> = {
  ada: { claim: 'quip-ada-claim', wait: 'quip-ada-wait' },
  bruno: { claim: 'quip-bruno-claim', wait: 'quip-bruno-wait' },
  mira: { claim: 'quip-mira-claim', wait: 'quip-mira-wait' },
  otto: { claim: 'quip-otto-claim', wait: 'quip-otto-wait' },
  felix: { claim: 'quip-felix-claim', wait: 'quip-felix-wait' },
  easy: { claim: 'quip-easy-claim', wait: 'quip-easy-wait' },
  normal: { claim: 'quip-normal-claim', wait: 'quip-normal-wait' },
  hard: { claim: 'quip-hard-claim', wait: 'quip-hard-wait' },
  expert: { claim: 'quip-expert-claim', wait: 'quip-expert-wait' },
  master: { claim: 'quip-master-claim', wait: 'quip-master-wait' },
}
/** Minimum length of a claimed route that is worth a remark. */
const LONG = 4
/** About one in this many draws is worth a remark. */
const SELDOM = 9
/** Time for which a speech bubble stays, in milliseconds. */
const STAY_MS = 6000
/** Maximum length of a message in a speech bubble; longer ones appear only in the chat. */
const SHORT = 40

/** A bot's remark on its own move, if any. The same game has the same remarks. */
export function quipOf(
  seen: Seen,
  inputs: number,
  seats: SeatInfo[],
  edition: Edition,
): PlainMessageId | undefined {
  if (!('seat' in seen) || typeof seen.seat !== 'number') return undefined
  const { sitter, stand_in } = seats[seen.seat]!
  if (stand_in || typeof sitter !== 'object' || !('bot' in sitter)) return undefined
  const words = quips[sitter.bot.bot.split(':')[0]!]
  if (seen.what === 'claimed')
    return edition.routes[seen.route]!.length >= LONG ? words?.claim : undefined
  if (seen.what === 'tickets-drawn') return words?.wait
  const draws = seen.what === 'card-drawn' || seen.what === 'card-taken'
  return draws && (inputs * 7 + seen.seat) % SELDOM === 0 ? words?.wait : undefined
}

/** Speech bubbles next to the players: short chat messages, and occasional remarks by bots. */
export class TableTalk {
  said: Readonly<Record<number, string>> = $state.raw({})
  #timers = new Map<number, number>()
  /** The number of chat messages at the last call of `listen`. */
  #heard?: number

  constructor(readonly table: TableStore) {}

  /** Shows the chat messages that have arrived since the last call. */
  listen(): void {
    const lines = this.table.chat
    const fresh = lines.slice(this.#heard ?? lines.length)
    this.#heard = lines.length
    untrack(() => fresh.forEach((line) => this.hear(line)))
  }

  /** Follows the moves until the returned function is called. */
  follow(): () => void {
    const stop = this.table.onshow(({ seen, inputs }, passed) => {
      const { info, edition } = this.table
      if (passed || !info || !edition) return
      for (const each of seen) {
        const quip = quipOf(each, inputs, info.seats, edition)
        if (quip) this.#say((each as { seat: number }).seat, t(quip))
      }
    })
    return () => {
      stop()
      for (const timer of this.#timers.values()) clearTimeout(timer)
    }
  }

  /** Shows a chat message; old ones appear only in the chat. */
  hear({ person, text, time }: ChatLine) {
    if (text.length > SHORT || time < Date.now() + socket.ahead - STAY_MS) return
    this.table.info?.seats.forEach(({ sitter }, seat) => {
      if (typeof sitter === 'object' && 'person' in sitter && sitter.person.id === person)
        this.#say(seat, text)
    })
  }

  #say(seat: number, text: string) {
    clearTimeout(this.#timers.get(seat))
    this.said = { ...this.said, [seat]: text }
    this.#timers.set(
      seat,
      window.setTimeout(() => {
        const { [seat]: _, ...others } = this.said
        this.said = others
      }, STAY_MS),
    )
  }
}
