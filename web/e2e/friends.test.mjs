// Friends: a table by link, a reload and a lost network in the middle of a draw, chat, and a
// rematch.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ahead, lastRound } from './lib/ahead.mjs'
import { bot, cutting, makeTable, me, openHouse } from './lib/house.mjs'
import { rest } from './lib/rest.mjs'
import { luck, together } from './lib/robot.mjs'
import { leaks } from './lib/traffic.mjs'
import { t } from './lib/words.mjs'

let house
before(async () => (house = await openHouse()))
after(() => house.close())

const button = ({ page }, id) => page.getByRole('button', { name: t(id), exact: true })

/** Draws the first card of a turn from the deck, as soon as it is this player's turn. */
async function firstCard(somebody, others, chance) {
  await together(
    [somebody, ...others],
    chance,
    (who, now) => who === somebody && now.what === 'turn' && now.deck && now.tickets,
  )
  await somebody.page.locator('[data-deck]').click()
  await somebody.page.waitForFunction(
    () =>
      document.querySelector('[data-deck].lit') && !document.querySelector('[data-tickets].lit'),
  )
}

test('three people meet by a link, and the game survives a reload and a lost network', async () => {
  const chance = luck(11)
  const [anna, ben] = [
    await house.person(undefined, { hears: true }),
    await house.person(undefined, { hears: true }),
  ]
  const cleo = await house.person()
  await anna.page.goto('/')
  await anna.page.getByRole('link', { name: t('home-make') }).click()
  await anna.page.getByRole('combobox', { name: t('new-number') }).selectOption('3')
  await anna.page.locator('input[maxlength="40"]').first().fill('Anna')
  await anna.page.locator('form button:not([type=button])').last().click()
  await anna.page.waitForURL(/\/t\//)
  const link = anna.page.url()

  const down = await cutting(cleo)
  for (const [somebody, name] of [
    [ben, 'Ben'],
    [cleo, 'Cleo'],
  ]) {
    await somebody.page.goto(link)
    await button(somebody, 'room-sit').first().click()
    await somebody.page.getByRole('dialog').getByRole('textbox').fill(name)
    await somebody.page
      .getByRole('dialog')
      .getByRole('button', { name: t('room-sit') })
      .click()
    await button(somebody, 'room-say-ready').click()
  }
  await button(anna, 'room-start').click()
  for (const { page } of [anna, ben, cleo]) await page.locator('form.choice').waitFor()

  await firstCard(ben, [anna, cleo], chance)
  const hand = await cards(ben)
  await ben.page.reload()
  await ben.page.locator('[data-deck].lit').waitFor()
  assert.deepEqual(await cards(ben), hand, 'the first card is still in the hand')
  assert.equal(
    await ben.page.locator('[data-tickets].lit').count(),
    0,
    'the second card is asked for',
  )
  await ben.page.locator('[data-deck]').click()

  await firstCard(cleo, [anna, ben], chance)
  cleo.forgiven = /WebSocket|ERR_INTERNET_DISCONNECTED|Failed to fetch/
  await down.cut()
  await cleo.page.getByText(t('banner-lost')).waitFor()
  await cleo.page.locator('[data-deck]').click()
  await rest(cleo.page)
  const before = await cards(cleo)
  await down.mend()
  await cleo.page.waitForFunction(
    (count) =>
      [...document.querySelectorAll('[data-hand] .count')].reduce(
        (sum, each) => sum + Number(each.textContent),
        0,
      ) === count,
    sum(before) + 1,
  )

  for (const [somebody, seat] of [
    [anna, 0],
    [ben, 1],
  ]) {
    assert.ok(somebody.heard.length > 20, 'moves were announced')
    assert.deepEqual(leaks(somebody.heard, [seat]), [])
  }
})

test('players chat, watch the final scoring, and start a rematch with one click', async () => {
  const chance = luck(12)
  const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
  const { id } = await makeTable(anna, 'legends', [me, 'open'], { undo: false })
  await ben.call('POST', `/api/tables/${id}/seats/1/sit`, { name: null })
  await ben.call('POST', '/api/ready', { table: id, ready: true })
  await anna.call('POST', `/api/tables/${id}/start`)
  for (const { page } of [anna, ben]) await page.goto(`/t/${id}`)
  for (const { page } of [anna, ben])
    await page
      .locator('.tabs')
      .getByRole('button', { name: t('tab-chat') })
      .click()
  await anna.page.locator('.chat').getByRole('textbox').fill('Shall we?')
  await anna.page.keyboard.press('Enter')
  await ben.page.getByRole('log').getByText('Shall we?').waitFor()

  await ahead([anna, ben], id, { enough: lastRound })
  assert.equal(await together([anna, ben], chance), true)
  for (const { page } of [anna, ben])
    await page.getByRole('button', { name: t('end-skip') }).click()
  const results = await Promise.all(
    [anna, ben].map(
      async ({ page }) => (await page.locator('[data-result]').innerText()).match(/\d+/)[0],
    ),
  )
  assert.equal(results[0], results[1], 'both see the same result')
  await button(anna, 'end-rematch').click()
  await anna.page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(id))
  await ben.page.getByText(t('end-rematch-asked', { name: 'Anna' })).waitFor()
  await button(ben, 'room-say-ready').click()
  await ben.page.waitForURL(anna.page.url())
  await anna.page.locator('button:enabled', { hasText: t('room-start') }).waitFor()
  const next = await anna.call(
    'GET',
    `/api/tables/${new URL(anna.page.url()).pathname.split('/')[2]}`,
  )
  assert.deepEqual(next.seats.map(({ sitter }) => sitter.person.name).sort(), ['Anna', 'Ben'])
})

test('a hand link asks before it signs a browser in, and can be reversed', async () => {
  const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
  const { id } = await makeTable(anna, 'usa-classic', [me, bot('easy')])
  await anna.call('POST', `/api/tables/${id}/start`)
  const { code } = await anna.call('POST', '/api/me/code')
  const name = async () => (await ben.call('GET', '/api/me')).name
  await ben.page.goto(`/hand/${id}/0?code=${code}`)
  await ben.page.getByText(t('become-who', { name: 'Anna' })).waitFor()
  await ben.page.getByText(t('become-now', { name: 'Ben' })).waitFor()
  assert.equal(await name(), 'Ben', 'a link alone changes nobody')
  await ben.page.locator('[data-become]').click()
  await ben.page.waitForURL((url) => !url.search)
  await ben.page.getByText(t('become-who', { name: 'Anna' })).waitFor({ state: 'hidden' })
  assert.equal(await name(), 'Anna')
  await ben.page.goto('/me')
  await ben.page.locator('[data-return]').click()
  await ben.page.getByRole('heading', { level: 1, name: 'Ben' }).waitFor()
  assert.equal(await name(), 'Ben')
})

/** The cards in hand, as the page shows them. */
const cards = ({ page }) =>
  page
    .locator('[data-hand]')
    .evaluateAll((stacks) =>
      Object.fromEntries(
        stacks.map((stack) => [
          stack.dataset.hand,
          Number(stack.querySelector('.count').textContent),
        ]),
      ),
    )
const sum = (hand) => Object.values(hand).reduce((total, count) => total + count, 0)
