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

/** The campaign on a freshly opened page, with the journal shown and read up to here. */
function opened(told: number) {
  const campaign = new CampaignModel('one')
  const info = { id: 'one', name: 'Ours', told, companies: [], games: [], host: null }
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
