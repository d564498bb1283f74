// Friends who cannot play on the same evening: correspondence tables, and the list of tables where
// it is the player's turn.
import assert from 'node:assert/strict'
import { json } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { faults } from './lib/checks.mjs'
import { makeTable, me, openHouse } from './lib/house.mjs'
import { rest } from './lib/rest.mjs'
import { luck, step } from './lib/robot.mjs'
import { t } from './lib/words.mjs'

let house
before(async () => (house = await openHouse({ desktop: true })))
after(() => house.close())

test("correspondence tables are listed only while it is the player's turn", async () => {
  const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
  const tables = []
  for (const edition of ['usa-new', 'germany']) {
    const { id } = await makeTable(anna, edition, [me, 'open'], {
      pace: { days: { days: 2 } },
      first: 0,
      undo: false,
    })
    await ben.call('POST', `/api/tables/${id}/seats/1/sit`, { name: null })
    await anna.call('POST', `/api/ready`, { table: id, ready: true })
    await ben.call('POST', `/api/ready`, { table: id, ready: true })
    await anna.call('POST', `/api/tables/${id}/start`)
    tables.push(id)
  }
  const listed = async ({ page }) => {
    await page.goto('/')
    const turns = page.locator('#turns a')
    await page.getByRole('heading', { name: t('home-open') }).waitFor()
    await rest(page)
    return (
      await turns.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    ).sort()
  }
  const all = tables.map((id) => `/t/${id}`).sort()
  // All tables are listed, since everybody must choose opening tickets.
  assert.deepEqual(await listed(anna), all)
  assert.deepEqual(await listed(ben), all)
  for (let asked = true; asked;) {
    asked = false
    for (const id of tables) {
      for (const [seat, somebody] of [anna, ben].entries())
        asked = (await answerOpening(somebody, id, seat)) || asked
    }
  }
  assert.deepEqual(await listed(ben), [], 'the other one begins')
  assert.deepEqual(await listed(anna), all)
  assert.match(
    await anna.page.locator('#turns a').first().innerText(),
    /tomorrow|days|hours/,
    'the deadline is shown',
  )
  await anna.page.locator('#turns a').first().click()
  await anna.page.waitForURL(/\/t\//)
  await anna.page.locator('[data-deck].lit').click()
  await anna.page.waitForFunction(
    () =>
      document.querySelector('[data-deck].lit') && !document.querySelector('[data-tickets].lit'),
  )
  await anna.page.locator('[data-deck].lit').click()
  await anna.page.waitForFunction(() => !document.querySelector('.lit'))
  const moved = new URL(anna.page.url()).pathname
  // Wait until the server has accepted the card before leaving the page.
  const isTurn = async () =>
    (await anna.call('GET', '/api/me/turns')).some(({ table }) => `/t/${table}` === moved)
  for (let tries = 0; tries < 100 && (await isTurn()); tries++) await anna.page.waitForTimeout(50)
  assert.deepEqual(
    await listed(anna),
    all.filter((path) => path !== moved),
  )
  assert.deepEqual(await listed(ben), [moved])
})

test('people download their data, and delete it', async () => {
  const { page, call } = await house.person('Cleo')
  const { id } = await makeTable({ call }, 'usa-new', [me, 'open'], {})
  await call('POST', '/api/chat', { table: id, text: 'Anyone there?' })
  await page.goto('/me')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: t('me-data-get'), exact: true }).click()
  const download = await downloading
  assert.equal(download.suggestedFilename(), 'highball.json')
  const { name, tables } = await json(await download.createReadStream())
  assert.equal(name, 'Cleo')
  assert.deepEqual(
    tables.map(({ table, chat }) => [table, chat.length]),
    [[id, 1]],
  )

  const ask = page.getByRole('button', { name: t('me-delete') })
  const confirm = page.getByRole('group').getByRole('button', { name: t('me-delete') })
  await ask.click()
  await confirm.click()
  await page.getByText(t('me-deleted')).waitFor()
  await page.getByText(t('me-nobody')).waitFor()
  await page.reload()
  await page.getByText(t('me-nobody')).waitFor()
  const { me: somebody } = await call('GET', '/api/visitor')
  assert.equal(somebody, null, 'the device is signed out')
})

test('the page can be installed, says when it has no connection, and calls people to their turns', async () => {
  const ben = await house.person('Ben')
  const anna = await house.person('Anna', {
    serviceWorkers: 'allow',
    settings: { notify: true },
    permissions: ['notifications'],
  })
  const { page, context } = anna
  await page.clock.install()
  await page.goto('/')
  const kept = () =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready
      const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
      return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname)
    })
  for (let tries = 0; (await kept()).length < 3 && tries < 100; tries++)
    await page.waitForTimeout(50)
  // Collect the facts that decide whether the browser can install the page.
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector('link[rel=manifest]')
    return (await fetch(link.href)).json()
  })
  assert.equal(manifest.display, 'standalone')
  for (const { src } of manifest.icons)
    assert.equal((await page.request.get(src)).status(), 200, src)
  // It becomes Anna's turn at this table while she is looking elsewhere.
  const { id } = await makeTable(ben, 'usa-new', [me, 'open'], { pace: { days: { days: 2 } } })
  await anna.call('POST', `/api/tables/${id}/seats/1/sit`, { name: null })
  await page.goto(`/t/${id}`)
  await page.getByText('Ben').first().waitFor()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    // Record the notifications that the browser has accepted.
    window.notes = []
    const show = ServiceWorkerRegistration.prototype.showNotification
    ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
      await show.call(this, title, options)
      window.notes.push([title, options.tag])
    }
  })
  for (const person of [ben, anna])
    await person.call('POST', '/api/ready', { table: id, ready: true })
  await ben.call('POST', `/api/tables/${id}/start`)
  // The page asks for turns every 30 seconds.
  await page.clock.fastForward(31_000)
  await page.waitForFunction(() => window.notes.length > 0)
  assert.deepEqual(await page.evaluate(() => window.notes), [[t('notify-turn'), `/t/${id}`]])
  // Without a network, the offline page is shown. No other page and no server response is cached.
  await context.setOffline(true)
  await page.goto(`/t/${id}`)
  await page.getByRole('heading', { name: t('outside-offline-title') }).waitFor()
  assert.deepEqual(await faults(page), [])
  assert.deepEqual((await kept()).sort(), ['/icon.svg', '/offline', '/offline.css'])
  await context.setOffline(false)
  await page.getByRole('link', { name: t('outside-offline-again') }).click()
  await page.locator('form.choice').first().waitFor()
  anna.problems.length = 0
})

/**
 * Answers the opening question of a seat, if there is one. In Germany the mix is named before the
 * tickets.
 */
async function answerOpening(somebody, id, seat) {
  const { asked, at } = await somebody.call('GET', `/api/tables/${id}/seats/${seat}/game`)
  if (at === null || typeof asked !== 'string') return false
  await somebody.page.goto(`/t/${id}`)
  await somebody.page.locator('form.choice, .question .answer').first().waitFor()
  await step(somebody.page, luck(5))
  // The next question may follow at once, so the question's number shows whether this one is
  // answered.
  for (let now = at; now === at;)
    ({ at: now } = await somebody.call('GET', `/api/tables/${id}/seats/${seat}/game`))
  return true
}
