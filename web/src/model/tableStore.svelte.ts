import { untrack } from 'svelte'
import type {
  Action,
  CampaignId,
  ChatLine,
  TableClock,
  TablePresence,
  Problem,
  GameSnapshot,
  ServerMessage,
  TableId,
  TableInfo,
} from '$protocol'
import { call, explain } from '../api/api'
import { drawingOf, editionOf, forgetEdition, type Edition } from '../api/edition'
import { socket } from '../api/socket.svelte'
import { settings } from '../app/settings.svelte'
import { currentLanguage } from '../i18n/language.svelte'
import { started } from './nonce'
import { turnsUnknownEvent } from '../i18n/events'
import { spokenDrawing, withCompanies } from '../i18n/names'
import type { Drawing } from '../board/drawing'

/**
 * Time for which another player's move stays on the screen before the next one is shown, in
 * milliseconds.
 */
const PACES = { slow: 2600, normal: 1300, fast: 450, 'at-once': 0 }
/**
 * Number of waiting moves above which moves are shown faster, so that the screen does not fall far
 * behind the game.
 */
const PATIENCE = 12

/**
 * Receives each state that is shown; `passed` is true if the next one follows at once, so that
 * nobody sees this one.
 */
export type Showing = (seeing: GameSnapshot, passed: boolean) => void

/**
 * A table as this device sees it. `shown` is the state on the screen; other players' moves reach it
 * one at a time, at the chosen pace. Nothing here computes the game: the server sends views and
 * choices.
 */
export class TableStore {
  #info: TableInfo | null = $state.raw(null)
  #companies: Record<string, string> = $state.raw({})
  /** In a campaign, seats bear the names of their companies. */
  readonly #named = $derived(this.#info && withCompanies(this.#info, this.#companies))
  edition: Edition | null = $state.raw(null)
  #drawn: Drawing | null = $state.raw(null)
  /** The board, with names in the current language. */
  readonly drawing = $derived(
    this.#drawn && spokenDrawing(this.#drawn, this.edition?.campaign?.title),
  )
  shown: GameSnapshot | null = $state.raw(null)
  /** Number of moves waiting to be shown. */
  behind = $state(0)
  chat: ChatLine[] = $state.raw([])
  presence: TablePresence | null = $state.raw(null)
  clock: TableClock | null = $state.raw(null)
  /** The reason why the last answer was refused. */
  refused: Problem | null = $state.raw(null)
  /** Whether an answer is being sent. */
  sending = $state(false)
  /** The reason why there is nothing to show, in one sentence. */
  failed: string | null = $state(null)

  /** The uncovered seat on this device; null for a spectator, or while all seats are covered. */
  readonly seat = $derived(this.shown?.seat ?? null)
  /** Whether this seat has a question and everything before it has been shown. */
  readonly asked = $derived(
    this.shown !== null && this.shown.at !== null && this.behind === 0 && !this.sending,
  )
  readonly choices: Action[] = $derived(this.asked ? this.shown!.choices : [])

  #waiting: GameSnapshot[] = []
  #timer = 0
  #last = 0
  #unwatch: (() => void) | undefined
  #listeners = new Set<Showing>()

  constructor(readonly id: TableId) {}

  get info(): TableInfo | null {
    return this.#named
  }
  set info(info: TableInfo | null) {
    this.#info = info
  }

  /**
   * Starts watching, with this seat uncovered; call it again to uncover another seat. Until the new
   * state arrives, the old one stays: the screen keeps its layout and hides private information.
   */
  async watch(seat: number | null = null) {
    this.#unwatch?.()
    this.skip()
    this.#unwatch = socket.watch(this.id, seat, (message) => this.#hear(message))
    try {
      // An effect that calls this must not run again whenever the table's description changes.
      const known = untrack(() => this.info) ?? started.get(this.id)
      started.delete(this.id)
      const info = known ?? (await call('GET /api/tables/{table}', { table: this.id }))
      untrack(() => (this.info ??= info))
      if (info.chapter) void this.#nameCompanies(info.chapter.campaign)
      const [edition, drawing] = await Promise.all([editionOf(info), drawingOf(info)])
      this.edition = edition
      this.#drawn = drawing
    } catch (problem) {
      this.failed = explain(problem)
    }
  }

  async #nameCompanies(campaign: CampaignId) {
    try {
      const { view } = await call('GET /api/campaigns/{campaign}', {
        campaign,
        language: currentLanguage(),
      })
      this.#companies = Object.fromEntries(
        view.companies.map(({ company, name }) => [company, name]),
      )
    } catch {
      // Without company names, seats have the names of their players.
    }
  }

  leave() {
    this.#unwatch?.()
    clearTimeout(this.#timer)
  }

  /** Calls the listener for every state in turn, with its facts, including skipped ones. */
  onshow(listener: Showing): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  act(action: Action) {
    const now = this.shown
    if (!now || now.at === null || now.seat === null || this.behind) return
    this.refused = null
    this.sending = true
    socket.send({ act: { table: this.id, seat: now.seat, at: now.at, action } })
  }

  /** Whether the last answer can still be undone. */
  readonly undoable = $derived(this.shown?.undo ?? null)

  undo() {
    const now = this.shown
    if (!now || now.undo === null || now.seat === null) return
    socket.send({ undo: { table: this.id, seat: now.seat, at: now.undo } })
  }

  /** Confirms the last answer, so that bots continue at once. */
  settle() {
    const seat = this.shown?.seat
    if (seat !== null && seat !== undefined) socket.send({ settle: { table: this.id, seat } })
  }

  say(text: string) {
    socket.send({ chat: { table: this.id, text } })
  }

  /** Shows all waiting moves at once. All of them are logged; only the motion is skipped. */
  skip() {
    const waiting = this.#takeWaiting()
    for (const [at, seeing] of waiting.entries()) this.#show(seeing, at < waiting.length - 1)
  }

  /** Jumps to a state that is later than all waiting ones. */
  #jump(snapshot: GameSnapshot) {
    for (const seeing of this.#takeWaiting()) this.#show(seeing, true)
    this.#show(snapshot)
  }

  #takeWaiting(): GameSnapshot[] {
    clearTimeout(this.#timer)
    this.behind = 0
    return this.#waiting.splice(0)
  }

  #hear(message: ServerMessage) {
    if (typeof message === 'string') return
    if ('table' in message) this.info = message.table
    else if ('snapshot' in message) {
      this.sending = false
      this.#jump(message.snapshot)
    } else if ('update' in message) this.#queue(message.update)
    else if ('accepted' in message) this.sending = false
    else if ('refused' in message) {
      this.sending = false
      this.refused = message.refused
    } else if ('chat' in message) this.chat = [...this.chat, message.chat]
    else if ('chat-history' in message) this.chat = message['chat-history'].lines
    else if ('presence' in message) this.presence = message.presence
    else if ('clock' in message) this.clock = message.clock
  }

  #queue(update: GameSnapshot) {
    this.#waiting.push(update)
    this.behind = this.#waiting.length
    if (this.#waiting.length === 1) this.#plan()
  }

  #plan() {
    const pace = this.#waiting.length > PATIENCE ? PACES.fast : PACES[settings.pace]
    // The player's own answer is shown at once.
    const own = this.sending && this.#waiting.length === 1
    const wait = own ? 0 : this.#last + pace - performance.now()
    if (wait <= 0) this.#next()
    else this.#timer = window.setTimeout(() => this.#next(), wait)
  }

  #next() {
    const next = this.#waiting.shift()
    this.behind = this.#waiting.length
    if (!next) return
    this.#show(next)
    if (this.#waiting.length) this.#plan()
  }

  /** Fetches the text of an event that nobody had seen before. */
  #learn({ seen }: GameSnapshot) {
    const { edition, info } = this
    if (!info || !edition || !turnsUnknownEvent(edition, seen)) return
    forgetEdition(info)
    void editionOf(info).then((fresh) => (this.edition = fresh))
  }

  #show(seeing: GameSnapshot, passed = false) {
    this.#last = performance.now()
    this.shown = seeing
    this.#learn(seeing)
    for (const listener of this.#listeners) listener(seeing, passed)
  }
}
