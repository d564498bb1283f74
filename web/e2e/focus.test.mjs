// The focus never falls back to the body: keyboard users continue where they were, and a screen
// reader is not left silent.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { hoards, playOn } from './lib/ahead.mjs'
import { bot, makeTable, me, openHouse } from './lib/house.mjs'
import { rest } from './lib/rest.mjs'
import { luck, play, step } from './lib/robot.mjs'
import { t } from './lib/words.mjs'

let house
before(async () => (house = await openHouse()))
after(() => house.close())

const focused = (page) =>
  page.evaluate(() => {
    const at = document.activeElement
    return at === document.body
      ? 'body'
      : `${at.tagName.toLowerCase()}.${at.getAttribute('class') ?? ''}`
  })
const holds = async (page, when) => {
  await rest(page)
  assert.notEqual(await focused(page), 'body', when)
}

for (const way of ['pointer', 'keys']) {
  test(`focus after the start, the choice of tickets and a claim, by ${way}`, async () => {
    const anna = await house.person('Anna')
    const { page } = anna
    await page.goto('/')
    const go = page.getByRole('button', { name: t('home-play-now'), exact: true })
    await go.waitFor()
    if (way === 'keys') {
      await go.focus()
      await page.keyboard.press('Enter')
    } else await go.click()
    await page.locator('form.choice').waitFor()
    await holds(page, 'after the start')
    assert.match(await focused(page), /choice/, 'what is asked comes next')
    if (way === 'keys') {
      for (const box of await page.locator('form.choice input[type=checkbox]').all()) {
        await box.focus()
        await page.keyboard.press('Space')
      }
      await page.locator('form.choice button[type=submit]').focus()
      await page.keyboard.press('Enter')
    } else await step(page, luck(1))
    await page.locator('form.choice').waitFor({ state: 'detached' })
    await holds(page, 'after the choice of tickets')
  })

  test(`focus after a claim, by ${way}`, async () => {
    const anna = await house.person('Anna')
    const { page } = anna
    const { id } = await makeTable(anna, 'usa-new', [me, bot('greedy')], { undo: false, first: 0 })
    await anna.call('POST', `/api/tables/${id}/start`)
    let turns = 0
    await playOn([anna], id, {
      answer: hoards,
      enough: ({ asked }) => asked?.turn !== undefined && turns++ > 6,
    })
    await page.goto(`/t/${id}`)
    await page.locator('.route.lit').first().waitFor()
    await rest(page)
    if (way === 'keys') {
      await page.locator('.route.lit').first().focus()
      await page.keyboard.press('Enter')
      await page.locator('form.claim').waitFor()
      await page.locator('form.claim button[type=submit]').focus()
      await page.keyboard.press('Enter')
    } else await play(page, { chance: luck(2), enough: (done) => done.at(-1) === 'claimed' })
    await page.locator('form.claim').waitFor({ state: 'detached' })
    await holds(page, 'after a claim')
    await page.locator('[data-deck].lit').waitFor()
    await holds(page, 'when the turn comes back')
    await page.keyboard.press('t')
    await page.waitForFunction(() => document.activeElement.matches('.question .answer'))
    await page.keyboard.press('Escape')
    await page.locator('.question').waitFor({ state: 'detached' })
    await holds(page, 'when nothing is drawn after all')
  })
}
