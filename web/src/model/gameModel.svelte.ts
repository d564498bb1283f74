import type { Action } from '$protocol'
import { looksOf, type SeatLook } from '../board/looks'
import { myself } from '../account/me.svelte'
import { settings } from '../app/settings.svelte'
import type { TableStore } from './tableStore.svelte'
import { claimOf, type ClaimShown } from '../mechanisms/claimProgress'
import { PrivateSides } from './privateSides.svelte'
import {
  byKind,
  drawsOf,
  type ClaimOffer,
  offersOf,
  othersOf,
  type Payment,
  spending,
  tracksOf,
} from './offers'
import { DrawnCards } from './drawnCards.svelte'
import { Hints } from './hints.svelte'
import { History } from './history.svelte'
import { RoutePlan } from './routePlan.svelte'
import { meanwhile } from '../play/log/meanwhile'
import { TableTalk } from '../play/players/tableTalk.svelte'

/** Maximum numbers of recent log entries that can belong to one claim, and to one round. */
const RECENT = 60
const MEANWHILE = 120

/** A route about to be claimed. Nothing has been sent to the server yet. */
export interface PendingClaim {
  /** The tracks to choose from; only one if the choice is clear. */
  tracks: number[]
  route: number
  /** The kind of card that was dragged here. */
  card: string | undefined
  offers: ClaimOffer[]
  /** The selected offer. */
  picked: number
  /** Whether everything needed to send the claim has been chosen. */
  ready: boolean
}

/** The dialogs of a game. */
export type GameDialog = 'routes' | 'help' | 'rules' | 'settings' | 'phones' | 'leave'

/** The tabs next to the board, or below it. */
export type SideTab = 'tickets' | 'seats' | 'office' | 'log' | 'chat' | 'plan'

/** The layout by screen: a phone in portrait or landscape, a laptop, or a shared wall screen. */
export type GameLayout = 'phone' | 'landscape' | 'laptop' | 'wall'

/** A person's interaction with a table: looking, pointing, planning. Only `act` sends anything to the server. */
export class GameModel {
  /** A route highlighted because the player asked who claimed it. */
  recalled: number | undefined = $state()
  /** The route under the pointer or focus. */
  looked: number | undefined = $state()
  /** A chosen route that cannot be claimed now. */
  pinned: number | undefined = $state()
  /** The ticket whose path is shown on the board. */
  ticket: number | undefined = $state()
  /** Offered tickets that the player means to keep. */
  ticked: number[] = $state.raw([])
  /** Places to show together. */
  together: string[] = $state.raw([])
  /** The kind of card being dragged. */
  dragged: string | undefined = $state()
  /** The claim awaiting confirmation. */
  claim: PendingClaim | undefined = $state.raw()
  /** Whether the player is choosing which tickets to draw. */
  drawing = $state(false)
  /** The open dialog. */
  dialog: GameDialog | undefined = $state()
  /** The selected tab, and whether its sheet is pulled up on a small screen. */
  tab: SideTab | undefined = $state()
  sheet = $state(false)
  /** The place found by a search. */
  found: string | undefined = $state()
  readonly drawn: DrawnCards
  readonly routePlan: RoutePlan
  /** The private sides of the player's own postcards. */
  readonly privateSides: PrivateSides
  readonly history: History
  readonly hints: Hints
  readonly talk: TableTalk

  constructor(
    readonly table: TableStore,
    /** A `shared` screen shows no hands; a `hand` is a phone that only one person looks at. */
    readonly kind: 'table' | 'shared' | 'hand' = 'table',
  ) {
    this.drawn = new DrawnCards(table)
    this.history = new History(table)
    this.hints = new Hints(this)
    this.talk = new TableTalk(table)
    this.privateSides = new PrivateSides(this)
    this.routePlan = new RoutePlan(table.id, () => (this.covered ? null : table.seat))
  }

  get info() {
    return this.table.info!
  }
  get edition() {
    return this.table.edition!
  }
  /** The state on the screen: the newest one, or the moment being reviewed. */
  get shown() {
    return this.history.past ?? this.table.shown!
  }

  /** The seats of the person on this device. */
  readonly mine: number[] = $derived.by(() => {
    const me = myself.me?.id
    return this.info.seats.flatMap(({ sitter }, seat) =>
      typeof sitter === 'object' && 'person' in sitter && sitter.person.id === me ? [seat] : [],
    )
  })
  /** The next seat on a shared device. */
  readonly next: number | undefined = $derived.by(() =>
    this.kind === 'shared'
      ? undefined
      : this.mine.find((seat) => this.table.shown!.to_move.includes(seat)),
  )
  /** Whether the turn is over but the curtain stays open until the drawn cards have been seen. */
  readonly lingers: boolean = $derived.by(() => {
    const { seat, shown } = this.table
    const done = seat !== null && !shown!.view.open.over && !shown!.to_move.includes(seat)
    return this.kind === 'table' && this.mine.length > 1 && done && this.drawn.blind
  })
  /** Whether hand and tickets are hidden from bystanders. */
  readonly covered: boolean = $derived.by(() => {
    const { seat, shown } = this.table
    if (this.kind !== 'table') return this.kind === 'shared'
    return (
      this.mine.length > 1 &&
      !shown!.view.open.over &&
      (seat === null || !shown!.to_move.includes(seat)) &&
      !this.lingers
    )
  })

  /** Whether a bot answers for the player of this seat, who has not returned yet. */
  readonly replaced = $derived.by(() => !!this.info.seats[this.table.seat ?? -1]?.stand_in)
  /** Whether bots wait because the last answer can still be undone. */
  readonly holdsUp: boolean = $derived.by(() => {
    const { to_move, undo } = this.table.shown!
    const plays = (seat: number) => {
      const { sitter, stand_in } = this.info.seats[seat]!
      return stand_in !== null || (typeof sitter === 'object' && 'bot' in sitter)
    }
    return undo !== null && !this.replaced && to_move.some(plays)
  })

  /**
   * The seats shown as having the turn: this seat while its last answer holds up the bots,
   * otherwise those that must answer.
   */
  readonly turning: number[] = $derived.by(() =>
    this.holdsUp && !this.history.past ? [this.table.seat!] : this.shown.to_move,
  )

  readonly looks: SeatLook[] = $derived(looksOf(this.info.seats.map(({ color }) => color)))
  readonly choices: Action[] = $derived.by(() =>
    this.covered || this.replaced || this.history.past ? [] : this.table.choices,
  )
  readonly offers = $derived(offersOf(this.choices))
  readonly draws = $derived(drawsOf(this.choices))
  readonly others = $derived(othersOf(this.choices))
  /** The question a card or mechanism asks this seat, with each answer's price and gains; undefined if there is none. */
  readonly question = $derived(this.choices.length ? (this.shown.question ?? undefined) : undefined)
  readonly own = $derived(this.covered ? null : this.shown.view.own)
  /** The player's cards by kind, ignoring marks. */
  readonly hand: Payment = $derived(byKind(this.own?.hand ?? {}))
  /** Routes that can be claimed now, with the dragged cards if there are any. */
  readonly open: ReadonlySet<number> = $derived(
    new Set(
      [...this.offers]
        .filter(([, offers]) => spending(offers, this.dragged).length > 0)
        .map(([route]) => route),
    ),
  )

  /**
   * The consequences of the last claim, until something else happens; only in editions that have
   * them.
   */
  readonly steps: ClaimShown | undefined = $derived.by(() => {
    if (this.history.past || !this.edition.companies.length) return undefined
    return claimOf(
      this.history.entries.slice(-RECENT).flatMap(({ seen }) => seen),
      this.edition,
      this.shown.asked,
    )
  })

  /**
   * The other players' moves since this player's last turn; only available during the player's
   * turn.
   */
  readonly meanwhile = $derived.by(() => {
    const { seat, asked } = this.table
    const turn =
      typeof this.shown.asked === 'object' && this.shown.asked && 'turn' in this.shown.asked
    if (seat === null || !asked || !turn || this.covered || this.history.past) return new Map()
    return meanwhile(this.history.entries.slice(-MEANWHILE), seat, this.edition)
  })

  readonly numbers = $derived(new Map(this.edition.routes.map(({ id }, at) => [id, at])))

  /** Shows a ticket and its ends. */
  face(ticket: number) {
    this.ticket = ticket
    this.together = this.edition.tickets[ticket]!.ends.map(
      (place) => this.edition.places[place]!.id,
    )
  }

  /** Stops showing a ticket. */
  unface() {
    this.ticket = undefined
    this.together = []
  }

  /**
   * Chooses a route on the board or in the list. `card` is the kind of card that was dragged to it,
   * if any.
   */
  choose(route: number, card?: string) {
    this.drawing = false
    const tracks = tracksOf(this.edition, this.offers, route, card)
    if (!tracks.length) {
      this.claim = undefined
      this.pinned = route
      return
    }
    this.pinned = undefined
    // The player may have meant the parallel track, since tracks are close together. The page asks
    // instead of guessing.
    const hit = tracks.includes(route)
    this.#take(tracks, hit ? route : tracks[0]!, card, hit && tracks.length === 1)
    if (!hit && card === undefined) this.pinned = route
  }

  /** Starts drawing tickets; the mix or a confirmation is still needed. */
  askTickets() {
    if (!this.draws.tickets.length) return
    this.cancel()
    this.drawing = true
  }

  /** Switches to another track of the same road. */
  switchTo(route: number) {
    if (this.claim) this.#take(this.claim.tracks, route, this.claim.card, true)
  }

  pick(picked: number) {
    if (this.claim) this.claim = { ...this.claim, picked, ready: true }
  }

  #take(tracks: number[], route: number, card: string | undefined, sure: boolean) {
    const offers = spending(this.offers.get(route)!, card)
    this.claim = { tracks, route, card, offers, picked: 0, ready: sure && offers.length === 1 }
  }

  /** Whether the claim is sent automatically after a while. */
  get counting() {
    return settings.countdown > 0 && this.claim?.ready === true
  }

  confirm() {
    const claim = this.claim
    this.claim = undefined
    if (claim) this.act(claim.offers[claim.picked]!.action)
  }

  /** Cancels any unfinished action. Returns whether there was anything to cancel. */
  cancel(): boolean {
    const busy = this.claim !== undefined || this.drawing || this.pinned !== undefined
    this.claim = undefined
    this.drawing = false
    this.pinned = undefined
    return busy
  }

  act(action: Action) {
    this.cancel()
    this.table.act(action)
  }
}
