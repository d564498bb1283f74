// Unwanted games can be abandoned, left to a bot, or removed from a list. A warning is shown first.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { playOn } from './lib/ahead.mjs'
import { bot, makeTable, me, openHouse } from './lib/house.mjs'
import { follow, rest } from './lib/rest.mjs'
import { t } from './lib/words.mjs'

let house
before(async () => (house = await openHouse()))
after(() => house.close())

const button = (page, id, args) => page.getByRole('button', { name: t(id, args), exact: true })
const listed = async (person) => (await person.call('GET', '/api/me/tables')).map(({ id }) => id)

async function alone(anna) {
  const { id } = await makeTable(anna, 'usa-new', [me, bot('greedy')], { undo: false })
  await anna.call('POST', `/api/tables/${id}/start`)
  return id
}

test('a game against bots can be ended from the list or from its table', async () => {
  const anna = await house.person('Anna')
  const { page } = anna
  const [one, other] = [await alone(anna), await alone(anna)]
  await page.goto('/')
  const line = page.locator('#turns li').filter({ has: page.locator(`a[href="/t/${one}"]`) })
  await line.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('end-game-what')).waitFor()
  await dialog.getByRole('button', { name: t('cancel') }).click()
  await dialog.waitFor({ state: 'detached' })
  assert.equal(
    (await anna.call('GET', `/api/tables/${one}`)).phase,
    'playing',
    'nothing is done before it is confirmed',
  )
  await line.getByRole('button').click()
  await dialog.getByRole('button', { name: t('end-game-do') }).click()
  await line.waitFor({ state: 'detached' })
  await rest(page)
  assert.equal(await page.locator(`a[href="/t/${one}"]`).count(), 0)
  const ended = await anna.call('GET', `/api/tables/${one}`)
  assert.equal(ended.phase, 'broken-off')
  assert.match(ended.seed, /^[0-9a-f]+$/, 'its seed is open')
  await follow(page, `/t/${other}`)
  await page.locator('form.choice').waitFor()
  await button(page, 'tool-end').click()
  await dialog.getByRole('button', { name: t('end-game-do') }).click()
  await page.getByRole('heading', { name: t('room-broken-off') }).waitFor()
  // The page removes the game from the list after showing the end.
  for (let tries = 0; tries < 50 && (await listed(anna)).length; tries++) await rest(page)
  assert.deepEqual(await listed(anna), [])
})

test('a player who leaves others is replaced by a bot, and can take over again', async () => {
  const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
  const { id } = await makeTable(anna, 'usa-new', [me, 'open'], { undo: false, first: 0 })
  await ben.call('POST', `/api/tables/${id}/seats/1/sit`, { name: null })
  await ben.call('POST', '/api/ready', { table: id, ready: true })
  await anna.call('POST', `/api/tables/${id}/start`)
  const { page } = anna
  await page.goto(`/t/${id}`)
  await page.locator('form.choice').waitFor()
  await button(page, 'tool-leave').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('leave-game-what')).waitFor()
  await dialog.getByRole('button', { name: t('leave-game-do') }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.locator('#mine').getByText(t('table-away')).waitFor()
  assert.equal(await page.locator('#turns').count(), 0, 'she is not waited for')
  const { seats, phase } = await ben.call('GET', `/api/tables/${id}`)
  assert.deepEqual(
    [phase, seats[0].sitter.person.name, seats[0].stand_in],
    ['playing', 'Anna', 'normal'],
  )
  // Wait until the bot has chosen tickets for Anna, so that the game waits only for Ben.
  for (let to_move = [0]; to_move.includes(0);)
    ({ to_move } = await ben.call('GET', `/api/tables/${id}/game`))
  await follow(page, `/t/${id}`)
  await button(page, 'stand-in-back').click()
  await page.getByText(t('stand-in-for-you')).waitFor({ state: 'detached' })
  assert.equal((await ben.call('GET', `/api/tables/${id}`)).seats[0].stand_in, null)
})

test('a player who concedes is replaced by a bot and no longer has the game', async () => {
  const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
  const { id } = await makeTable(anna, 'usa-new', [me, 'open'], { undo: false, first: 0 })
  await ben.call('POST', `/api/tables/${id}/seats/1/sit`, { name: null })
  await ben.call('POST', '/api/ready', { table: id, ready: true })
  await anna.call('POST', `/api/tables/${id}/start`)
  const { page } = anna
  await page.goto(`/t/${id}`)
  await page.locator('form.choice').waitFor()
  await button(page, 'tool-leave').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('concede-game-what')).waitFor()
  await dialog.getByRole('button', { name: t('concede-game-do'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await rest(page)
  assert.deepEqual([await listed(anna), await listed(ben)], [[], [id]])
  const { seats, phase, host } = await ben.call('GET', `/api/tables/${id}`)
  assert.deepEqual(
    [phase, seats[0].sitter, host],
    ['playing', { bot: { bot: 'normal' } }, ben.me.id],
  )
})

test("a finished game can be removed from one player's list only", async () => {
  const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
  const { id } = await makeTable(anna, 'legends', [me, 'open'], { undo: false })
  await ben.call('POST', `/api/tables/${id}/seats/1/sit`, { name: null })
  await ben.call('POST', '/api/ready', { table: id, ready: true })
  await anna.call('POST', `/api/tables/${id}/start`)
  await playOn([anna, ben], id)
  const { page } = anna
  await page.goto('/me')
  const entry = page.locator(`li:has(a[href="/t/${id}"])`)
  await entry.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('forget-game-what')).waitFor()
  await dialog.getByRole('button', { name: t('forget-game-do') }).click()
  await entry.waitFor({ state: 'detached' })
  assert.deepEqual([await listed(anna), await listed(ben)], [[], [id]])
  await page.goto(`/t/${id}`)
  await page.locator('.ceremony, [data-result]').first().waitFor()
})
