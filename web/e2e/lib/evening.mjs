// Actions between two games of a campaign: turning cards, answering questions, and starting the
// next game.
import { t } from './words.mjs'

/** Everything a campaign's page offers now, or within `patience` milliseconds. */
export const offers = (page, patience = 0) =>
  page.evaluate(async (patience) => {
    const seen = (selector) =>
      [...document.querySelectorAll(selector)].some(
        (element) => element.checkVisibility() && !element.disabled,
      )
    const look = () => {
      if (location.pathname.startsWith('/t/')) return 'table'
      if (seen('[data-recap]')) return 'recap'
      if (seen('[data-next]')) return 'card'
      if (seen('[data-veil]') && seen('.ask')) return 'veil'
      if (seen('.ask-form')) return 'question'
      if (seen('[data-read]')) return 'read'
      if (seen('[data-call]')) return 'call'
      if (seen('[data-table]')) return 'table'
      if (seen('[data-leftover]')) return 'over'
      return 'nothing'
    }
    for (const end = performance.now() + patience; ;) {
      const now = look()
      if (now !== 'nothing' || performance.now() > end) return now
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }, patience)

/** Answers with the first option, and waits until the question is gone. */
export async function answer(page) {
  const question = await page.locator('.ask h2').innerText()
  await page.locator('.ask-form input[type=radio]').first().check()
  await page.locator('[data-answer]').click()
  await page.waitForFunction(() => !document.querySelector('.ask-form input:checked'))
  return question
}

/**
 * Turns one card and returns its heading. Waits if another person has turned it in the meantime.
 */
export async function turn(page) {
  const heading = await page.locator('.ceremony h1').textContent()
  await page.locator('[data-next]').click()
  return heading
}

/** Presses a button that may disappear at that moment, since a page can continue on its own. */
async function press(button) {
  await button.click({ timeout: 5_000 }).catch(async (error) => {
    if (await button.count()) throw error
  })
}

/** Reads what a page offers and returns the heading of a card; leaves questions unanswered. */
export async function read(page, now) {
  if (now === 'card') return turn(page)
  if (now === 'recap') await press(page.locator('[data-recap]'))
  else if (now === 'veil') await page.locator('.ask [data-veil]').click()
  else if (now === 'read') await press(page.locator('[data-read]'))
}

/** Milliseconds to wait at a time while a page offers nothing. */
const MOMENT = 250

/**
 * Makes everybody read and answer in turn until the next game can be started or a table waits.
 * Returns the headings of the cards and the questions, in order. `each` is called with each offer
 * of a page before the offer is acted on.
 */
export async function evening(people, each = async () => {}) {
  /** @type {string[]} */
  const told = []
  for (let quiet = Date.now(); Date.now() - quiet < 60_000;) {
    let ready = 0
    const waiting = []
    for (const { page } of people) {
      const now = await offers(page)
      await each(page, now)
      if (now === 'call' || now === 'table' || now === 'over') ready++
      else if (now === 'nothing') waiting.push(page)
      else quiet = Date.now()
      const heading = now === 'question' ? await answer(page) : await read(page, now)
      if (heading !== undefined) told.push(heading)
    }
    if (ready === people.length) return told
    // Another person may have to turn a card, or the server may have something to do first.
    if (waiting.length + ready === people.length)
      await Promise.race(waiting.map((page) => offers(page, MOMENT)))
  }
  throw new Error(
    `the evening does not go on: ${await Promise.all(people.map(({ page }) => offers(page)))}`,
  )
}

/**
 * Creates a campaign through the page: the host, open companies for friends, and bots. Returns its
 * id.
 */
export async function found(page, { name, who, open = [], bots = [] }) {
  await page.goto('/c/new')
  await page.getByRole('textbox', { name: t('camp-found-name') }).fill(name)
  const kinds = page.locator('form li select:first-child')
  await kinds.first().waitFor()
  for (let at = 0; at < (await kinds.count()); at++) {
    const kind = at === 0 ? 'me' : open.includes(at) ? 'open' : bots.includes(at) ? 'bot' : 'none'
    await kinds.nth(at).selectOption(kind)
    if (kind === 'bot')
      await page.locator('form li').nth(at).locator('select').nth(1).selectOption('easy')
  }
  await page.locator('form li').first().locator('input').fill(who)
  await page.locator('[data-found]').click()
  await page.waitForURL(/\/c\/c-/)
  return new URL(page.url()).pathname.split('/')[2]
}
