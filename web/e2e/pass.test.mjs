// A family at one tablet: the curtain hides hands and tickets while the device goes around.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openHouse } from './lib/house.mjs'
import { rest } from './lib/rest.mjs'
import { luck, offered, step } from './lib/robot.mjs'
import { leaks } from './lib/traffic.mjs'
import { t } from './lib/words.mjs'

let house
before(async () => (house = await openHouse()))
after(() => house.close())

/** What the log tells of cards that were drawn blind, whoever drew them. */
const told = async (page) => (await page.locator('.log').innerText()).split('\n').filter((line) => /from the deck \(/.test(line))

/** What of a hand or of tickets is in the page, also where it is not seen. */
const uncovered = (page) => page.locator('section.hand, [data-hand], [data-own-tickets], form.choice, .tickets li button').count()

test('two people share a device, and neither sees the other\'s cards', async () => {
  const chance = luck(21)
  const family = await house.person(undefined, { hears: true })
  const { page } = family
  await page.goto('/new')
  await page.getByRole('radio', { name: t('new-way-one-device') }).check()
  await page.getByRole('combobox', { name: t('new-number') }).selectOption('2')
  for (const [at, name] of ['Mia', 'Jon'].entries()) await page.locator('input[maxlength="40"]').nth(at).fill(name)
  await page.locator('form button:not([type=button])').last().click()
  await page.waitForURL(/\/t\//)

  const uncoveredFor = new Set()
  let opened = 0
  for (let quiet = Date.now(); Date.now() - quiet < 20_000 && opened < 14; ) {
    const now = await offered(page, 250)
    if (now.what === 'curtain') {
      assert.equal(await uncovered(page), 0, 'nothing of a hand is in the page while it is covered')
      assert.deepEqual(await told(page), [], 'the log tells of no card while it is covered')
      const name = (await page.locator('.curtain').innerText()).includes('Mia') ? 'Mia' : 'Jon'
      // While the curtain is drawn the device is told of no seat at all.
      const since = family.heard.length
      await page.getByRole('button', { name: t('curtain-open', { name }) }).click()
      await page.locator('section.hand').waitFor()
      uncoveredFor.add(name)
      const other = name === 'Mia' ? 'Jon' : 'Mia'
      await rest(page)
      assert.deepEqual((await told(page)).filter((line) => line.includes(other)), [], `${name} reads nothing of ${other}'s cards`)
      const seat = name === 'Mia' ? 0 : 1
      assert.deepEqual(leaks(family.heard.slice(since), [seat]), [], `only ${name}'s side is told`)
      opened++
      quiet = Date.now()
    } else if (await step(page, chance, now)) quiet = Date.now()
  }
  assert.equal(opened, 14)
  assert.deepEqual([...uncoveredFor].sort(), ['Jon', 'Mia'])
})
