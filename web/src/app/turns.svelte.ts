import type { CampaignCard, PendingTurn, TableCard } from '$protocol'
import { myself } from '../account/me.svelte'
import { call } from '../api/api'
import { t } from '../i18n/language.svelte'
import { editionName } from '../i18n/names'
import { settings } from './settings.svelte'
import { notify } from './worker'

/** Polling interval in milliseconds. */
const EVERY = 30_000

/** A place where somebody is awaited: its address and title. */
export interface Awaiting {
  href: string
  title: string
}

/** Whether a campaign has a question for this person between two games. */
const asksMe = ({ asked, companies }: CampaignCard) =>
  companies.some(
    ({ company, holder, away }) =>
      company === asked &&
      !away &&
      holder !== 'open' &&
      'person' in holder &&
      holder.person.id === myself.me?.id,
  )

/** Everything that is waiting for this person, whatever screen is open. */
class Turns {
  /** Tables where it is this person's turn. */
  list: PendingTurn[] = $state.raw([])
  /** All of this person's campaigns; `asked` contains those with a question for this person. */
  campaigns: CampaignCard[] = $state.raw([])
  asked: CampaignCard[] = $derived(this.campaigns.filter(asksMe))
  number = $derived(this.list.length + this.asked.length)
  /** The number of turns and questions that wait for this person outside a campaign. */
  besides = (campaign: string) =>
    this.list.filter(({ card }) => card.chapter?.campaign !== campaign).length +
    this.asked.filter(({ id }) => id !== campaign).length
  #listeners = new Set<(come: Awaiting[]) => void>()

  #awaiting(): Awaiting[] {
    return [
      ...this.list.map(({ table, card }) => ({
        href: `/t/${table}`,
        title: this.titleOf(card),
      })),
      ...this.asked.map(({ id, name }) => ({ href: `/c/${id}`, title: name })),
    ]
  }

  /** The name of a game in a list: that of its campaign, or of its edition. */
  titleOf({ chapter, edition }: Pick<TableCard, 'chapter' | 'edition'>): string {
    const campaign = this.campaigns.find(({ id }) => id === chapter?.campaign)
    return campaign?.name ?? editionName(edition)
  }

  async look() {
    if (!myself.me) {
      this.list = []
      this.campaigns = []
      return
    }
    let found: [PendingTurn[], CampaignCard[]]
    try {
      found = await Promise.all([call('GET /api/me/turns'), call('GET /api/me/campaigns')])
    } catch {
      // Without a reply, the last list stays until the next poll.
      return
    }
    // Compare with the current list, so that two overlapping replies announce a turn only once.
    const had = new Set(this.#awaiting().map(({ href }) => href))
    ;[this.list, this.campaigns] = found
    const come = this.#awaiting().filter(({ href }) => !had.has(href))
    if (come.length) for (const listener of this.#listeners) listener(come)
  }

  /** Calls the listener with new turns and questions. */
  oncome(listener: (come: Awaiting[]) => void) {
    this.#listeners.add(listener)
  }
}

export const turns = new Turns()

/** Keeps the list up to date; called once, from the outermost component. */
export function keepTurns() {
  // Server: poll whose turn it is.
  $effect(() => {
    // A different person has different turns.
    void myself.me?.id
    void turns.look()
    const timer = setInterval(() => void turns.look(), EVERY)
    return () => clearInterval(timer)
  })
}

/** Whether this browser supports notifications. */
export const canNotify = 'Notification' in window

/** Asks the browser for permission, and remembers the answer. */
export async function allowNotes(): Promise<void> {
  settings.notify = canNotify && (await Notification.requestPermission()) === 'granted'
}

/** Notifies a person that it is their turn if the page is hidden; called once. */
export function callBack() {
  turns.oncome((come) => {
    if (!settings.notify || !canNotify || Notification.permission !== 'granted' || !document.hidden)
      return
    for (const { href, title } of come)
      // If the notification fails, the list on the home page is still there.
      void notify(t('notify-turn'), title, href).catch(() => undefined)
  })
}
