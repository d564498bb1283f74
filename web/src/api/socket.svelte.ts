import type {
  PlayAction,
  CampaignId,
  CampaignNews,
  ClientMessage,
  Greeting,
  ServerMessage,
  TableId,
} from '$protocol'
import { untrack } from 'svelte'
import { currentLanguage } from '../i18n/language.svelte'

/** Delays between reconnection attempts in milliseconds; the last one repeats. */
const WAITS = [250, 500, 1000, 2000, 4000]
/** Milliseconds of silence before a ping: while the page is visible, and while it is hidden. */
const QUIET = { seen: 1500, hidden: 20_000 }
/**
 * Minimum and maximum time to wait for a reply before the connection is shown as lost, in
 * milliseconds. Between these limits, the wait is twice the time that the last reply took.
 */
const PATIENCE = { least: 1200, most: 5000 }
/** Milliseconds between showing a connection as lost and replacing its socket. */
const DEAD = 6000

type Hear = (message: ServerMessage) => void
interface Watching {
  seat: number | null
  hear: Hear
}

/**
 * The page's only socket. It reconnects automatically, then restores its subscriptions and resends
 * unanswered or unsent messages: sending the same answer twice is harmless.
 */
class Socket {
  /** The state of the connection; also `lost` while the socket is open but nothing arrives. */
  status: 'closed' | 'open' | 'lost' = $state('closed')
  greeting: Greeting | null = $state.raw(null)
  /** The server's clock minus this device's, in milliseconds. */
  ahead = 0

  #line: WebSocket | undefined
  #tables = new Map<TableId, Watching>()
  #campaigns = new Map<CampaignId, (news: CampaignNews) => void>()
  #unanswered: PlayAction | undefined
  /** Messages that could not be sent yet because there was no connection. */
  #unsaid: ClientMessage[] = []
  #tries = 0
  #timer = 0
  #pulse = 0
  /** Time of the last ping, and the time that the last reply took. */
  #asked: number | undefined
  #trip = 0

  /** Connects before anything is watched. */
  connect() {
    if (!this.#line) this.#open()
  }

  /**
   * Subscribes to a table until the returned function is called. `seat` is the one whose cards are
   * shown on this device.
   */
  watch(table: TableId, seat: number | null, hear: Hear): () => void {
    const watching = { seat, hear }
    this.#tables.set(table, watching)
    if (this.#line) this.#say({ watch: { table, seat, describe: true } })
    else this.#open()
    return () => {
      if (this.#tables.get(table) !== watching) return
      this.#tables.delete(table)
      this.#say({ unwatch: { table } })
    }
  }

  /** Subscribes to changes in a campaign until the returned function is called. */
  watchCampaign(campaign: CampaignId, hear: (news: CampaignNews) => void): () => void {
    this.#campaigns.set(campaign, hear)
    if (this.#line) this.#say({ 'watch-campaign': { campaign } })
    else this.#open()
    return () => {
      if (this.#campaigns.get(campaign) !== hear) return
      this.#campaigns.delete(campaign)
      this.#say({ 'unwatch-campaign': { campaign } })
    }
  }

  send(message: ClientMessage) {
    if (typeof message === 'object' && 'act' in message) this.#unanswered = message.act
    else if (this.#line?.readyState !== WebSocket.OPEN) this.#unsaid.push(message)
    this.#say(message)
  }

  /** Reconnects as another person or in another language. */
  again() {
    this.#line?.close()
  }

  /**
   * Detects a dead connection: pings after some silence, reports a loss if no reply arrives, and
   * finally replaces the socket.
   */
  #listen(quiet = document.visibilityState === 'visible' ? QUIET.seen : QUIET.hidden) {
    this.#after(quiet, () => {
      this.#say('ping')
      this.#asked = performance.now()
      this.#expect(Math.min(PATIENCE.most, Math.max(PATIENCE.least, 2 * this.#trip)))
    })
  }

  /** Expects a message within this time. */
  #expect(patience: number) {
    this.#after(patience, () => {
      this.status = 'lost'
      this.#after(DEAD, () => this.#open())
    })
  }

  #after(wait: number, what: () => void) {
    clearTimeout(this.#pulse)
    this.#pulse = window.setTimeout(what, wait)
  }

  #say(message: ClientMessage) {
    if (this.#line?.readyState === WebSocket.OPEN) this.#line.send(JSON.stringify(message))
  }

  /**
   * Drops the socket without waiting for it to close, which may take a minute if the connection is
   * dead.
   */
  #drop() {
    clearTimeout(this.#timer)
    clearTimeout(this.#pulse)
    const line = this.#line
    if (!line) return
    line.onopen = line.onmessage = line.onclose = null
    line.close()
  }

  #open() {
    this.#drop()
    this.#expect(QUIET.seen + PATIENCE.least)
    const server = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`
    const line = new WebSocket(`${server}/socket?language=${untrack(currentLanguage)}`)
    this.#line = line
    line.onopen = () => {
      this.status = 'open'
      this.#tries = 0
      this.#listen()
      for (const [table, { seat }] of this.#tables)
        this.#say({ watch: { table, seat, describe: true } })
      for (const campaign of this.#campaigns.keys()) this.#say({ 'watch-campaign': { campaign } })
      if (this.#unanswered) this.#say({ act: this.#unanswered })
      for (const message of this.#unsaid.splice(0)) this.#say(message)
    }
    line.onmessage = ({ data }: MessageEvent<string>) => {
      const message: ServerMessage = JSON.parse(data)
      this.#hear(message)
    }
    line.onclose = () => {
      clearTimeout(this.#pulse)
      this.status = 'lost'
      this.#timer = window.setTimeout(
        () => this.#open(),
        WAITS[Math.min(this.#tries++, WAITS.length - 1)],
      )
    }
  }

  #hear(message: ServerMessage) {
    this.status = 'open'
    if (this.#asked !== undefined) this.#trip = performance.now() - this.#asked
    this.#asked = undefined
    this.#listen()
    if (message === 'pong') return
    if ('hello' in message) {
      this.greeting = message.hello
      this.ahead = message.hello.now - Date.now()
      return
    }
    if ('campaign' in message) {
      this.#campaigns.get(message.campaign.campaign)?.(message.campaign)
      return
    }
    if ('accepted' in message || 'refused' in message) this.#unanswered = undefined
    const [about] = Object.values(message)
    const table = 'table' in message ? message.table.id : about.table
    if (table) this.#tables.get(table)?.hear(message)
  }

  constructor() {
    // Reconnect without delay when a laptop is reopened or a phone has found a network again.
    const now = () => {
      if (this.status !== 'lost') return
      this.#tries = 0
      this.#open()
    }
    addEventListener('online', now)
    const ask = () => this.status === 'open' && this.#listen(0)
    // The browser may be the first to know that the network is gone, but a socket to a nearby
    // server may still work.
    addEventListener('offline', ask)
    // A page in the browser's back/forward cache would stay connected, and others would wait for
    // somebody who has left.
    addEventListener('pagehide', () => this.#drop())
    addEventListener('pageshow', ({ persisted }) => persisted && this.#line && this.#open())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible') return
      now()
      ask()
    })
  }
}

export const socket = new Socket()
