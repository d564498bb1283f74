import type { Action, Seen } from '$protocol'
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
import { Hints } from './hints.svelte'
import { History } from './history.svelte'
import { RoutePlan } from './routePlan.svelte'
import { meanwhile } from '../play/log/meanwhile'
import { TableTalk } from '../play/players/tableTalk.svelte'

/** How many of the last entries of the log can belong to one claim, and to one round. */
const RECENT = 60
const MEANWHILE = 120

/** A route that is about to be taken; nothing has been sent. */
export interface PendingClaim {
  /** The tracks between which it can be chosen; one if there is no doubt. */
  tracks: number[]
  route: number
  /** The kind of card that was dragged here. */
  card: string | undefined
  offers: ClaimOffer[]
  /** Which of the offers is picked. */
  picked: number
  /** Whether all has been said that must be said before it is sent. */
  ready: boolean
}

/** What can lie over the game. */
export type GameDialog = 'routes' | 'help' | 'rules' | 'settings' | 'phones' | 'leave'

/** Parts of what stands beside the board, or below it. */
export type SideTab = 'tickets' | 'seats' | 'office' | 'log' | 'chat' | 'plan'

/** How much room there is: a phone upright or on its side, a laptop, or a wall screen for all. */
export type GameLayout = 'phone' | 'landscape' | 'laptop' | 'wall'

/** What a person does in front of a table: looks, points, plans. Only `act` leaves the device. */
export class GameModel {
  /** A route that is shown because somebody asks who took it. */
  recalled: number | undefined = $state()
  /** The route under the pointer or the focus. */
  looked: number | undefined = $state()
  /** The route that was chosen though nothing can be done with it now. */
  pinned: number | undefined = $state()
  /** The ticket whose way is shown on the board. */
  ticket: number | undefined = $state()
  /** Places that are to be in sight together. */
  together: string[] = $state.raw([])
  /** The kind of card that is being dragged. */
  dragged: string | undefined = $state()
  /** The claim that waits to be confirmed. */
  claim: PendingClaim | undefined = $state.raw()
  /** Whether it is being chosen which tickets to draw. */
  drawing = $state(false)
  /** What lies over the screen. */
  dialog: GameDialog | undefined = $state()
  /** The part of the side that is wanted, and whether it is pulled up where there is little room. */
  tab: SideTab | undefined = $state()
  sheet = $state(false)
  /** Cards that the seat at this device drew in its turn, and whether one came from the deck: it may not have been seen yet. */
  drawn: Payment = $state.raw({})
  #blind = $state(false)
  /** The place that was searched for. */
  found: string | undefined = $state()
  readonly routePlan: RoutePlan
  /** What the own postcards say on their private side. */
  readonly privateSides: PrivateSides
  readonly history: History
  readonly hints: Hints
  readonly talk: TableTalk

  constructor(
    readonly table: TableStore,
    /** A `shared` screen shows nobody's hand; a `hand` is held by one person alone. */
    readonly kind: 'table' | 'shared' | 'hand' = 'table',
  ) {
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
  /** What is on the screen: the newest state, or the moment that is looked back at. */
  get shown() {
    return this.history.past ?? this.table.shown!
  }

  /** The seats of the person at this device. */
  readonly mine: number[] = $derived.by(() => {
    const me = myself.me?.id
    return this.info.seats.flatMap(({ sitter }, seat) =>
      typeof sitter === 'object' && 'person' in sitter && sitter.person.id === me ? [seat] : [],
    )
  })
  /** The seat that is handed over next, where several people share this device. */
  readonly next: number | undefined = $derived.by(() =>
    this.kind === 'shared'
      ? undefined
      : this.mine.find((seat) => this.table.shown!.to_move.includes(seat)),
  )
  /** Whether the turn is over and the curtain waits until the cards that were drawn have been seen. */
  readonly lingers: boolean = $derived.by(() => {
    const { seat, shown } = this.table
    const done = seat !== null && !shown!.view.open.over && !shown!.to_move.includes(seat)
    return this.kind === 'table' && this.mine.length > 1 && done && this.#blind
  })
  /** Whether hand and tickets are hidden from those who sit around. */
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

  /** Whether bots wait because the last answer could be taken back. */
  readonly holdsUp: boolean = $derived.by(() => {
    const { to_move, undo } = this.table.shown!
    const plays = (seat: number) => {
      const { sitter, stand_in } = this.info.seats[seat]!
      return stand_in !== null || (typeof sitter === 'object' && 'bot' in sitter)
    }
    return undo !== null && to_move.some(plays)
  })

  readonly looks: SeatLook[] = $derived(looksOf(this.info.seats.map(({ color }) => color)))
  readonly choices: Action[] = $derived.by(() =>
    this.covered || this.history.past ? [] : this.table.choices,
  )
  readonly offers = $derived(offersOf(this.choices))
  readonly draws = $derived(drawsOf(this.choices))
  readonly others = $derived(othersOf(this.choices))
  /** What a card or mechanism asks, with what each answer costs and gives; undefined if none asks this seat now. */
  readonly question = $derived(this.choices.length ? (this.shown.question ?? undefined) : undefined)
  readonly own = $derived(this.covered ? null : this.shown.view.own)
  /** The own cards by kind, whatever they show besides. */
  readonly hand: Payment = $derived(byKind(this.own?.hand ?? {}))
  /** Routes that can be taken now, with the cards that are dragged if there are any. */
  readonly open: ReadonlySet<number> = $derived(
    new Set(
      [...this.offers]
        .filter(([, offers]) => spending(offers, this.dragged).length > 0)
        .map(([route]) => route),
    ),
  )

  /** What follows the last claim, while nothing else has happened since; in editions where something does. */
  readonly steps: ClaimShown | undefined = $derived.by(() => {
    if (this.history.past || !this.edition.companies.length) return undefined
    return claimOf(
      this.history.entries.slice(-RECENT).flatMap(({ seen }) => seen),
      this.edition,
      this.shown.asked,
    )
  })

  /** What the others did since the last own turn, while it is the own turn again. */
  readonly meanwhile = $derived.by(() => {
    const { seat, asked } = this.table
    const turn =
      typeof this.shown.asked === 'object' && this.shown.asked && 'turn' in this.shown.asked
    if (seat === null || !asked || !turn || this.covered || this.history.past) return new Map()
    return meanwhile(this.history.entries.slice(-MEANWHILE), seat, this.edition)
  })

  readonly numbers = $derived(new Map(this.edition.routes.map(({ id }, at) => [id, at])))

  /** Notes the cards that are drawn here, until the returned function is called. */
  follow(): () => void {
    return this.table.onshow(({ seen, seat }) => {
      for (const each of seen)
        if ('seat' in each && each.seat === seat) {
          if (each.what === 'turn-began' || each.what === 'taken-back') this.handOver()
          else if (each.what === 'card-drawn' || each.what === 'card-taken') this.#draw(each)
        }
    })
  }

  #draw({ what, card }: Extract<Seen, { what: 'card-drawn' | 'card-taken' }>) {
    if (!card) return
    this.drawn = { ...this.drawn, [card]: (this.drawn[card] ?? 0) + 1 }
    this.#blind ||= what === 'card-drawn'
  }

  /** The cards have been seen, and the device goes to the next person. */
  handOver() {
    this.drawn = {}
    this.#blind = false
  }

  /** A ticket is looked at, and its ends come into sight. */
  face(ticket: number) {
    this.ticket = ticket
    this.together = this.edition.tickets[ticket]!.ends.map(
      (place) => this.edition.places[place]!.id,
    )
  }

  /** No ticket is looked at any more. */
  unface() {
    this.ticket = undefined
    this.together = []
  }

  /** A route was chosen, on the board or in the list; `card` if cards of this kind were dragged there. */
  choose(route: number, card?: string) {
    this.drawing = false
    const tracks = tracksOf(this.edition, this.offers, route, card)
    if (!tracks.length) {
      this.claim = undefined
      this.pinned = route
      return
    }
    this.pinned = undefined
    // The track beside it may have been meant, since tracks lie close together. That is never taken for granted.
    const hit = tracks.includes(route)
    this.#take(tracks, hit ? route : tracks[0]!, card, hit && tracks.length === 1)
    if (!hit && card === undefined) this.pinned = route
  }

  /** Tickets are to be drawn; it remains to be said which, or that it was meant. */
  askTickets() {
    if (!this.draws.tickets.length) return
    this.cancel()
    this.drawing = true
  }

  /** Another track of the same road. */
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

  /** Whether the claim is sent by itself after a while. */
  get counting() {
    return settings.countdown > 0 && this.claim?.ready === true
  }

  confirm() {
    const claim = this.claim
    this.claim = undefined
    if (claim) this.act(claim.offers[claim.picked]!.action)
  }

  /** Back to where nothing was begun. Tells whether there was anything to leave. */
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
