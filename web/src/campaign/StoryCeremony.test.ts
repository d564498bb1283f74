import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { CampaignSnapshot, JournalEntry } from '$protocol'
import { loadMessages } from '../i18n/language.svelte'
import { myself } from '../account/me.svelte'
import { CampaignModel } from './campaignModel.svelte'
import StoryCeremony from './StoryCeremony.svelte'

const side = (title: string): JournalEntry => ({
  game: 1,
  fact: { 'side-read': { side: `x-0${title}A` } },
  words: { id: title, title, text: `${title} in full` },
})
const journal = ['A', 'B', 'C', 'D'].map(side)

/** The campaign on a freshly opened page, with the journal shown and read up to this entry. */
function opened(told: number) {
  const campaign = new CampaignModel('one')
  const info = { id: 'one', name: 'Ours', told, lines: 0, companies: [], games: [], host: null }
  const view = { journal, calendar: [], companies: [], rules: [], boards: [], waiting: 'table' }
  campaign.seeing = { info, view, read: told } as unknown as CampaignSnapshot
  return campaign
}

let shown: ReturnType<typeof mount> | undefined
function show(campaign: CampaignModel) {
  if (shown) unmount(shown)
  document.body.replaceChildren()
  shown = mount(StoryCeremony, {
    target: document.body,
    props: { campaign, onclose: () => undefined },
  })
  flushSync()
  const back = [...document.querySelectorAll('button')].find(
    (button) => button.textContent === 'Back',
  )!
  return { back, heading: () => document.querySelector('.ceremony h1')?.textContent }
}

beforeAll(() => loadMessages('camp'))
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(() => {
  if (shown) unmount(shown)
  shown = undefined
  vi.unstubAllGlobals()
})

it('opens on the first unread card, and leafs back after a reload', () => {
  const first = show(opened(0))
  expect([first.heading(), first.back.disabled]).toEqual(['A', true])
  const again = show(opened(2))
  expect([again.heading(), again.back.disabled]).toEqual(['C', false])
  again.back.click()
  flushSync()
  expect(again.heading()).toBe('B')
})

it('starts after cards that were read to the end', () => {
  const campaign = opened(0)
  show(campaign)
  campaign.endCards()
  const next = opened(journal.length)
  next.seeing = { ...next.seeing!, view: { ...next.view!, journal: [...journal, side('E')] } }
  const { heading, back } = show(next)
  expect([heading(), back.disabled]).toEqual(['E', true])
})

it('keeps a postcard turned over when news arrives', () => {
  const me = { id: 'me', name: 'Ada' }
  myself.me = me as typeof myself.me
  const campaign = opened(0)
  const postcard = { number: 64, title: 'Hamper', text: 'Cold chicken', sender: '', picture: false }
  const blue = {
    company: 'blue',
    name: 'Bluewater',
    postcards: [{ ...postcard, private: { text: 'Draw two', uses_left: 1 } }],
  }
  const drawn: JournalEntry = {
    game: 1,
    fact: { 'postcard-drawn': { company: 'blue', postcard: 64 } } as JournalEntry['fact'],
    words: { id: '64', title: 'Hamper', text: 'Cold chicken' },
  }
  const seeing = campaign.seeing!
  const news = () =>
    ({
      ...seeing,
      info: { ...seeing.info, companies: [{ company: 'blue', holder: { person: me } }] },
      view: {
        ...seeing.view,
        companies: [blue],
        retired: { postcards: [] },
        journal: [drawn, side('E')],
      },
    }) as unknown as CampaignSnapshot
  campaign.seeing = news()
  show(campaign)
  const turned = () => document.querySelector('.opening.turned') !== null
  expect(turned()).toBe(false)
  document.querySelector<HTMLButtonElement>('[data-next]')!.click()
  flushSync()
  expect(turned()).toBe(true)
  campaign.seeing = news()
  flushSync()
  expect(turned()).toBe(true)
})

it('opens the lines of the card in front for everybody at once', () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body?: string } = {}) => {
    if (body) sent.push(JSON.parse(body))
    return new Promise(() => undefined)
  })
  myself.me = { id: 'p-1' } as typeof myself.me
  const books = ['red', 'blue'].map((company, at) => ({
    company,
    slips: 30 - at,
    certificates: 0,
    missed: 0,
    awards: { games_won: 0, tickets: 0, postcards: 0, cut_offs: 0 },
    counts: { games_won: 0, tickets: 0, postcards: 0, cut_offs: 0, missed: 0 },
    total: 30 - at,
  }))
  const journal = [{ game: 12, fact: { audited: { books } }, words: null }]
  const info = {
    id: 'two',
    name: 'Ours',
    told: 0,
    lines: 3,
    companies: [{ company: 'blue', holder: { person: { id: 'p-1', name: 'Ada' } } }],
    games: [],
    host: null,
  }
  const companies = ['red', 'blue'].map((company) => ({ company, name: `${company} line` }))
  const view = { journal, calendar: [], companies, rules: [], boards: [], waiting: 'over' }
  const campaign = new CampaignModel('two')
  campaign.seeing = { info, view, read: 0 } as unknown as CampaignSnapshot
  show(campaign)
  // The third line counts tickets; no company's sum is shown yet.
  expect(document.body.textContent).toContain('0 tickets')
  expect(document.querySelector('.winner')).toBeNull()
  const heard = () => document.querySelector('[aria-live]')?.textContent
  expect(heard()).toContain('0 tickets')
  expect(heard()).not.toContain('$30')
  document.querySelector<HTMLButtonElement>('[data-next]')!.click()
  flushSync()
  expect(sent).toContainEqual({ to: 0, lines: 4 })
  // Somebody else has opened all lines.
  campaign.seeing = { info: { ...info, lines: 9 }, view, read: 0 } as unknown as CampaignSnapshot
  flushSync()
  expect(document.querySelector('.winner')?.textContent).toContain('red line')
  expect(heard()).toContain('1. red line: $30.')
})
