import { untrack } from 'svelte'
import type {
  CompanyAnswer,
  CampaignId,
  CampaignInfo,
  CampaignSnapshot,
  CompanyInfo,
  LeftoverRules,
  SeatTaker,
  PersonId,
} from '$protocol'
import { myself } from '../account/me.svelte'
import { call, explain } from '../api/api'
import { socket } from '../api/socket.svelte'
import { turns } from '../app/turns.svelte'
import { currentLanguage } from '../i18n/language.svelte'
import { CampaignMaps } from './campaignMaps.svelte'

/** Milliseconds during which changes are collected before they are fetched together. */
const BREATH = 60

export const holderId = ({ holder }: CompanyInfo): PersonId | null =>
  holder !== 'open' && 'person' in holder ? holder.person.id : null

/** The companies that a person runs. */
export const companiesOf = (
  info: Pick<CampaignInfo, 'companies'>,
  person: PersonId | undefined,
): string[] =>
  info.companies
    .filter((company) => person !== undefined && holderId(company) === person)
    .map(({ company }) => company)

/**
 * Storage key of this tab's progress in the journal, which is stored even before the server is
 * notified.
 */
const READ = 'highball-read-'
/** Storage key of the entry at which the cards in this tab begin. */
const BEGUN = 'highball-cards-'
function remember(key: string, campaign: CampaignId, to: number) {
  try {
    sessionStorage.setItem(key + campaign, String(to))
  } catch {
    // Without storage, the browser may show a card twice.
  }
}
function remembered(key: string, campaign: CampaignId): number | null {
  try {
    const kept = sessionStorage.getItem(key + campaign)
    return kept === null ? null : Number(kept)
  } catch {
    return null
  }
}

/**
 * A campaign as this device sees it. A person with one company sees its private side; a device with
 * several shows the public view until one of them is uncovered. Nothing here computes the campaign:
 * the server sends everything that is known and all possible answers.
 */
export class CampaignModel {
  seeing: CampaignSnapshot | null = $state.raw(null)
  /** The view of the company that is uncovered on a shared device. */
  uncovered: CampaignSnapshot | null = $state.raw(null)
  readonly #maps = new CampaignMaps()
  readonly drawing = $derived(this.#maps.drawing)
  /** The map with each board of a pending fork, by the board's id. */
  readonly sides = $derived(this.#maps.sides)
  /** The known board as data, once it has pavilions with conditions. */
  readonly board = $derived(this.#maps.board)
  /** People with a company who are connected to the campaign or to the table of its game. */
  #people: PersonId[] = $state.raw([])
  atTable: PersonId[] = $state.raw([])
  readonly people = $derived([...this.#people, ...this.atTable])
  /** Companies that a bot can stand in for, those that can be asked "Still there?", and those being asked. */
  absent: string[] = $state.raw([])
  quiet: string[] = $state.raw([])
  asked: string[] = $state.raw([])
  /** The reason why there is nothing to show, in one sentence. */
  failed: string | null = $state(null)
  /** The reason why the last action was refused. */
  refused = $state('')
  busy = $state(false)

  readonly info = $derived(this.seeing?.info ?? null)
  readonly view = $derived(this.seeing?.view ?? null)
  readonly own: string[] = $derived(this.info ? companiesOf(this.info, myself.me?.id) : [])
  /** Whether several companies share this device, so that private information needs a curtain. */
  readonly shared = $derived(this.own.length > 1)
  readonly hosting = $derived(this.info !== null && this.info.host === myself.me?.id)
  /** Whether a part of the journal has not been shown yet. */
  readonly untold = $derived(
    this.seeing !== null && this.seeing.info.told < this.seeing.view.journal.length,
  )
  /**
   * The entry up to which this person has read; for people without a company, the table's progress.
   */
  readonly mark = $derived.by(() => {
    if (!this.seeing) return 0
    const { read, info } = this.seeing
    // Marks from before a rewind are stale.
    const here = remembered(READ, info.id) ?? 0
    return read === null
      ? info.told
      : Math.min(info.told, Math.max(read, here > info.told ? 0 : here))
  })
  /** This person's companies that are being asked whether somebody is still there. */
  readonly called = $derived(this.asked.filter((company) => this.own.includes(company)))
  /** The table of the current game. */
  readonly table = $derived(
    this.view?.waiting === 'game' ? (this.info?.games.at(-1)?.table ?? null) : null,
  )

  #timer = 0
  #asked = 0

  constructor(readonly id: CampaignId) {}

  /** Follows the campaign until the returned function is called. */
  watch(): () => void {
    const stop = socket.watchCampaign(this.id, (news) => {
      this.#people = news.people
      this.absent = news.absent ?? []
      this.quiet = news.quiet ?? []
      this.asked = news.asked ?? []
      clearTimeout(this.#timer)
      this.#timer = window.setTimeout(() => void this.load(), BREATH)
    })
    void this.load()
    return () => {
      stop()
      clearTimeout(this.#timer)
    }
  }

  /** The parameters of every call about this campaign. */
  get #here() {
    return { campaign: this.id, language: currentLanguage() }
  }
  #at = (company: string) => ({ ...this.#here, company })
  #of = <Body>(company: string, body: Body) => ({ ...this.#at(company), body })

  /** Fetches the current view. */
  async load() {
    const asked = ++this.#asked
    try {
      let seeing = await call('GET /api/campaigns/{campaign}', this.#here)
      const own = companiesOf(
        seeing.info,
        untrack(() => myself.me?.id),
      )
      if (own.length === 1) seeing = await this.#side(own[0]!)
      seeing = await this.#maps.laidOut(seeing)
      // A response overtaken by a later request is stale.
      if (asked !== this.#asked) return
      this.seeing = seeing
      this.failed = null
      await this.#maps.load(seeing, this.#here)
    } catch (problem) {
      if (!untrack(() => this.seeing)) this.failed = explain(problem)
    }
  }

  /** Waits for a call and then reloads the campaign; returns whether the call succeeded. */
  async #do(deed: Promise<CampaignSnapshot>): Promise<boolean> {
    this.refused = ''
    this.busy = true
    try {
      await deed
      await this.load()
      return true
    } catch (problem) {
      this.refused = explain(problem)
      return false
    } finally {
      this.busy = false
    }
  }

  /** Fetches a company's view. */
  #side(company: string) {
    return call('GET /api/campaigns/{campaign}/companies/{company}', this.#at(company))
  }

  /**
   * Marks the journal as shown up to this entry, and this many lines of the next card as opened.
   */
  async tell(to: number, lines = 0) {
    // The card turns at once; the server is notified in the background.
    const now = this.seeing
    if (now && (now.info.told < to || now.info.lines < lines))
      this.seeing = { ...now, info: { ...now.info, told: to, lines } }
    void this.markRead(to)
    const body = { to, lines }
    await this.#do(call('POST /api/campaigns/{campaign}/told', { ...this.#here, body }))
  }

  /**
   * The entry at which this person's current cards begin. It is the same after a reload, so that
   * the person can leaf back.
   */
  beginCards(): number {
    const begun = remembered(BEGUN, this.id)
    const from = begun === null ? this.mark : Math.min(begun, this.mark)
    remember(BEGUN, this.id, from)
    return from
  }
  /** Records that all cards were read, so that the next ceremony begins after them. */
  endCards() {
    remember(BEGUN, this.id, this.view?.journal.length ?? 0)
  }

  /** Marks the journal as read by this person up to this entry. */
  async markRead(to: number) {
    const now = this.seeing
    if (!now || now.read === null || now.read >= to) return
    this.seeing = { ...now, read: to }
    remember(READ, this.id, to)
    try {
      await call('POST /api/campaigns/{campaign}/read', { ...this.#here, body: { to } })
    } catch {
      // If this fails, the person sees some cards again when they return, which is harmless.
    }
  }

  async uncover(company: string) {
    try {
      this.uncovered = await this.#side(company)
    } catch (problem) {
      this.refused = explain(problem)
    }
  }
  cover() {
    this.uncovered = null
  }

  async answer(company: string, answer: CompanyAnswer) {
    const at = this.info?.at ?? 0
    const takes = this.#of(company, { at, answer })
    const done = await this.#do(
      call('POST /api/campaigns/{campaign}/companies/{company}/answer', takes),
    )
    if (done) this.cover()
    void turns.look()
    return done
  }

  claim = (company: string, name: string | null) =>
    this.#do(
      call('POST /api/campaigns/{campaign}/companies/{company}/claim', this.#of(company, { name })),
    )
  hand = (company: string, to: SeatTaker) =>
    this.#do(call('POST /api/campaigns/{campaign}/companies/{company}/hand', this.#of(company, to)))
  away = (company: string, bot: string | null) =>
    this.#do(
      call('POST /api/campaigns/{campaign}/companies/{company}/away', this.#of(company, { bot })),
    )
  back = (company: string) =>
    this.#do(call('POST /api/campaigns/{campaign}/companies/{company}/back', this.#at(company)))
  stillThere = (company: string) =>
    this.#do(
      call('POST /api/campaigns/{campaign}/companies/{company}/still-there', this.#at(company)),
    )
  callGame(companies: string[] | null) {
    const body = { at: this.info?.at ?? 0, companies }
    return this.#do(call('POST /api/campaigns/{campaign}/games', { ...this.#here, body }))
  }
  rewind = (game: number) =>
    this.#do(call('POST /api/campaigns/{campaign}/rewind', { ...this.#here, body: { game } }))
  declineRewind = () => this.#do(call('DELETE /api/campaigns/{campaign}/rewind', this.#here))

  /** Branches off a new campaign after a game, and returns its id. */
  async fork(game: number, name: string): Promise<CampaignId> {
    const takes = { ...this.#here, body: { game, name } }
    return (await call('POST /api/campaigns/{campaign}/fork', takes)).info.id
  }

  leftover = (rules: LeftoverRules) =>
    call('POST /api/campaigns/{campaign}/map', { ...this.#here, body: { rules } })
}
