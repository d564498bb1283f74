// Custom maps: uploading a map, showing its mistakes with file and line, and playing on it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openHouse, saved } from './lib/house.mjs'
import { luck, play } from './lib/robot.mjs'
import { exampleMap } from './lib/scenes.mjs'
import { t } from './lib/words.mjs'

let house
before(async () => (house = await openHouse()))
after(() => house.close())

/** Chooses files on the page, as if from a disk. */
const choose = (page, files) =>
  page.locator('input[type=file]:not([webkitdirectory])').setInputFiles(
    Object.entries(files).map(([name, text]) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })),
  )

test('a map with mistakes is explained, fixed and played to its end', async () => {
  const mia = await house.person('Mia')
  const { page } = mia
  await page.goto('/maps')
  mia.forgiven = /400 for .*\/api\/maps/
  await choose(
    page,
    exampleMap((name, text) =>
      name === 'routes.csv'
        ? text.replace('bor,cam', 'bor,kam')
        : name === 'tickets.csv'
          ? text.replace(',4', ',none')
          : text,
    ),
  )
  const findings = page.getByRole('alert').filter({ hasText: 'routes.csv' })
  await findings.waitFor()
  const said = await findings.innerText()
  assert.match(said, /kam/, 'what is wrong is named')
  assert.match(said, /tickets\.csv/, 'all files are listed together')
  assert.ok(said.includes('bor,kam,2,gray'), 'the line that is meant is shown')
  await choose(page, exampleMap())
  await page
    .getByRole('status')
    .filter({ hasText: /is ready to play/ })
    .waitFor()
  mia.forgiven = null

  await page
    .getByRole('status')
    .getByRole('link', { name: t('maps-look') })
    .click()
  await page.locator('.route').first().waitFor()
  assert.equal(await page.locator('.route').count(), 4)
  await page.getByRole('link', { name: t('maps-play') }).click()
  await page.waitForURL(/\/new\?/)
  await page.getByRole('combobox', { name: t('new-number') }).selectOption('2')
  await page
    .getByRole('combobox', { name: t('new-seat', { number: 2 }), exact: true })
    .selectOption('bot')
  await page.locator('form button:not([type=button])').last().click()
  await page.waitForURL(/\/t\//)
  await play(page, { chance: luck(41) })
  const id = new URL(page.url()).pathname.split('/')[2]
  assert.equal((await mia.call('GET', `/api/tables/${id}`)).phase, 'over')

  // The record includes the map, and can be imported as it is.
  await page.goto(`/r/${id}`)
  await page.getByRole('button', { name: t('replay-tab-facts'), exact: true }).click()
  const record = await saved(page, () => page.getByRole('link', { name: t('end-record') }).click())
  await page.goto('/r')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'record.txt', mimeType: 'text/plain', buffer: Buffer.from(record) })
  await page.getByRole('button', { name: t('replay-import-go') }).click()
  await page.waitForURL((url) => /^\/r\/.+/.test(url.pathname) && !url.pathname.includes(id))
  await page.locator('.route').first().waitFor()
  assert.equal(await page.locator('.route').count(), 4)
})
