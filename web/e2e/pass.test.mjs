// A family with one tablet: the curtain hides hands and tickets while the device is passed around.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { hoards, playOn } from './lib/ahead.mjs'
import { makeTable, me, openHouse } from './lib/house.mjs'
import { rest } from './lib/rest.mjs'
import { luck, offered, step } from './lib/robot.mjs'
import { leaks } from './lib/traffic.mjs'
import { t } from './lib/words.mjs'

let house
before(async () => (house = await openHouse()))
after(() => house.close())

/**
 * The log lines about cards drawn from the deck by any player. The log is hidden while tickets are
 * offered.
 */
const told = async (page) =>
  (await page.locator('.log').allInnerTexts())
    .flatMap((log) => log.split('\n'))
    .filter((line) => /from the deck \(/.test(line))

/** Hands and tickets present in the page, even if they are not visible. */
const uncovered = (page) =>
  page
    .locator('section.hand, [data-hand], [data-own-tickets], form.choice, .tickets li button')
    .count()

test("two people share a device, and neither sees the other's cards", async () => {
  const chance = luck(21)
  const family = await house.person(undefined, { hears: true })
  const { page } = family
  await page.goto('/new')
  await page.getByRole('radio', { name: t('new-way-one-device') }).check()
  await page.getByRole('combobox', { name: t('new-number') }).selectOption('2')
  for (const [at, name] of ['Mia', 'Jon'].entries())
    await page.locator('input[maxlength="40"]').nth(at).fill(name)
  await page.locator('form button:not([type=button])').last().click()
  await page.waitForURL(/\/t\//)

  const uncoveredFor = new Set()
  let opened = 0
  for (let quiet = Date.now(); Date.now() - quiet < 20_000 && opened < 14;) {
    const now = await offered(page, 250)
    if (now.what === 'curtain') {
      assert.equal(await uncovered(page), 0, 'nothing of a hand is in the page while it is covered')
      assert.deepEqual(await told(page), [], 'the log tells of no card while it is covered')
      const name = (await page.locator('.curtain').innerText()).includes('Mia') ? 'Mia' : 'Jon'
      // While the curtain is drawn, the device must not receive any seat's secrets.
      const since = family.heard.length
      await page.getByRole('button', { name: t('curtain-open', { name }) }).click()
      await page.locator('section.hand').waitFor()
      uncoveredFor.add(name)
      const other = name === 'Mia' ? 'Jon' : 'Mia'
      await rest(page)
      assert.deepEqual(
        (await told(page)).filter((line) => line.includes(other)),
        [],
        `${name} reads nothing of ${other}'s cards`,
      )
      const seat = name === 'Mia' ? 0 : 1
      assert.deepEqual(leaks(family.heard.slice(since), [seat]), [], `only ${name}'s side is told`)
      opened++
      quiet = Date.now()
    } else if (await step(page, chance, now)) quiet = Date.now()
  }
  assert.equal(opened, 14)
  assert.deepEqual([...uncoveredFor].sort(), ['Jon', 'Mia'])
})

test('the curtain waits until a card from the deck has been seen', async () => {
  const family = await house.person('Mia')
  const { page } = family
  const { id } = await makeTable(family, 'usa-new', [me, { me: { name: 'Jon' } }], {
    undo: false,
    first: 0,
  })
  await family.call('POST', `/api/tables/${id}/start`)
  await playOn([family], id, { answer: hoards, enough: ({ asked }) => asked?.turn !== undefined })
  await page.goto(`/t/${id}`)
  await page.getByRole('button', { name: t('curtain-open', { name: 'Mia' }) }).click()
  await page.locator('[data-deck].lit').click()
  await page.waitForFunction(
    () =>
      document.querySelector('[data-deck].lit') && !document.querySelector('[data-tickets].lit'),
  )
  assert.equal(await page.locator('.handover').count(), 0, 'the turn is not over')
  const before = await hand(page)
  await page.locator('[data-deck].lit').click()
  const done = page.getByRole('button', { name: t('curtain-done') })
  await done.waitFor()
  assert.equal(await page.locator('.curtain').count(), 0)
  const now = await hand(page)
  const fresh = Object.keys(now).filter((card) => now[card] !== before[card])
  assert.equal(fresh.length, 1, 'the second card is in the hand')
  assert.match(
    await page.locator('.handover').innerText(),
    new RegExp(t(`word-${fresh[0]}`), 'i'),
    'and is named',
  )
  await done.click()
  await page.getByRole('button', { name: t('curtain-open', { name: 'Jon' }) }).waitFor()
  assert.equal(await uncovered(page), 0)
})

const hand = (page) =>
  page
    .locator('[data-hand]')
    .evaluateAll((stacks) =>
      Object.fromEntries(
        stacks.map((stack) => [stack.dataset.hand, stack.querySelector('.count').textContent]),
      ),
    )
