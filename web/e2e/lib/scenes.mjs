// Visits every screen and every state of the game screen. Each is reached once and then checked in
// all sizes and themes.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { ahead, hoards, lastRound } from './ahead.mjs'
import { bot, cutting, makeTable, me } from './house.mjs'
import { follow, rest } from './rest.mjs'
import { luck, offered, play } from './robot.mjs'
import { t } from './words.mjs'

/** A started table of one person against bots. */
async function begun(host, edition, changes = {}) {
  const { id } = await makeTable(host, edition, [me, bot('greedy'), bot('random')], {
    undo: false,
    ...changes,
  })
  await host.call('POST', `/api/tables/${id}/start`)
  await follow(host.page, `/t/${id}`)
  await host.page.locator('.route').first().waitFor()
  return id
}

/** Whether it is a seat's turn with this number of cards in hand. */
const rich = ({ asked, view }, cards = 28) =>
  asked?.turn !== undefined &&
  Object.values(view.own.hand).reduce((sum, count) => sum + count, 0) >= cards

/** Returns the files of the example map. */
export function exampleMap(change = (name, text) => text) {
  const folder = new URL('../../../data/examples/three-cities/', import.meta.url)
  return Object.fromEntries(
    readdirSync(folder).map((name) => [
      name,
      change(name, readFileSync(new URL(name, folder), 'utf8')),
    ]),
  )
}

/** Standalone screens. */
export async function* plainScreens(house, options = {}) {
  const visitor = await house.person(undefined, options)
  const show = async (name, path) => {
    await follow(visitor.page, path)
    await rest(visitor.page)
    return { name, page: visitor.page, whole: true }
  }
  yield show('home-first-visit', '/')
  yield show('rules', '/rules')
  for (const edition of ['usa-new', 'germany', 'legends'])
    yield show(`rules-${edition}`, `/rules/${edition}`)
  yield show('settings', '/settings')
  yield show('maps', '/maps')
  yield show('map', '/maps/germany')
  yield show('map-glance', '/maps/glance')
  yield show('bring-a-record', '/r')
  yield show('me-nobody', '/me')
  yield show('redeem', '/redeem')
  yield show('privacy', '/privacy')
  yield show('unknown-page', '/nowhere')
  visitor.forgiven = /404/
  yield show('unknown-table', '/t/aaaaaaaaaaaa')
  visitor.forgiven = null
  await visitor.context.close()
}

/** Screens before and after a game between people. */
export async function* roomScreens(house, options = {}) {
  const [anna, ben] = [await house.person('Anna', options), await house.person(undefined, options)]
  await anna.page.goto('/new')
  await rest(anna.page)
  yield { name: 'new', page: anna.page, whole: true }
  const { id } = await makeTable(anna, 'usa-new', [me, 'open', bot('ada')], {
    listed: true,
    pace: { live: { reserve_s: 600, per_move_s: 15 } },
  })
  await follow(anna.page, `/t/${id}`)
  await rest(anna.page)
  yield { name: 'room-host', page: anna.page, whole: true }
  await ben.page.goto('/')
  await rest(ben.page)
  yield { name: 'home-open-tables', page: ben.page, whole: true }
  await follow(ben.page, `/t/${id}`)
  await ben.page.getByRole('button', { name: t('room-sit'), exact: true }).click()
  await rest(ben.page)
  yield { name: 'room-sit-down', page: ben.page }
  await ben.page.getByRole('dialog').getByRole('textbox').fill('Ben')
  await ben.page
    .getByRole('dialog')
    .getByRole('button', { name: t('room-sit') })
    .click()
  await ben.page.getByRole('button', { name: t('room-say-ready') }).waitFor()
  yield { name: 'room-guest', page: ben.page, whole: true }
  await anna.call('POST', `/api/tables/${id}/break-off`)
  await anna.page.getByRole('heading', { name: t('room-broken-off') }).waitFor()
  yield { name: 'broken-off', page: anna.page }
  for (const edition of ['usa-new', 'germany']) {
    const table = await makeTable(anna, edition, [me, bot('greedy')], {
      pace: { days: { days: 2 } },
    })
    await anna.call('POST', `/api/tables/${table.id}/start`)
  }
  await follow(anna.page, '/')
  await anna.page.locator('#turns').waitFor()
  await rest(anna.page)
  yield { name: 'home-your-turn', page: anna.page, whole: true }
  await follow(anna.page, '/me')
  await rest(anna.page)
  yield { name: 'me', page: anna.page, whole: true }
  await anna.context.close()
  await ben.context.close()
}

/** The game screen on the North American board. */
export async function* gameScreens(house, options = {}) {
  const chance = luck(31)
  const anna = await house.person('Anna', options)
  const { page } = anna
  const line = await cutting(anna)
  const id = await begun(anna, 'usa-new')
  await page.locator('form.choice').waitFor()
  await rest(page)
  yield { name: 'game-opening', page }
  await ahead([anna], id, { answer: hoards, enough: rich })
  await page.locator('[data-deck].lit').waitFor()
  await rest(page)
  yield { name: 'game-turn', page }
  await page.locator('[data-deck]').click()
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-tickets].lit') && document.querySelector('[data-deck].lit'),
  )
  yield { name: 'game-second-card', page }
  await page.locator('[data-deck]').click()
  await play(page, { chance, enough: (done, now) => now.what === 'turn' && now.tickets })

  /**
   * Chooses one highlighted route after another until the claim panel that opens is of the wanted
   * kind.
   */
  const chosen = async (fits) => {
    await page.getByRole('button', { name: t('board-whole') }).click()
    for (let at = 0; ; at++) {
      const routes = (await offered(page)).routes?.filter(({ met }) => met) ?? []
      if (at >= routes.length) return false
      await page.mouse.click(routes[at].x, routes[at].y)
      await page.locator('form.claim').waitFor()
      if (await fits()) return true
      await page.keyboard.press('Escape')
      await page.locator('form.claim').waitFor({ state: 'detached' })
    }
  }
  assert.ok(
    await chosen(async () => (await page.locator('form.claim input[type=radio]').count()) > 3),
    'a route can be paid in several ways',
  )
  yield { name: 'game-claim-payments', page }
  await page.keyboard.press('Escape')
  assert.ok(
    await chosen(async () => page.getByText(t('claim-which-track')).isVisible()),
    'a route has two tracks',
  )
  yield { name: 'game-claim-track', page }
  await page.keyboard.press('Escape')
  const quiet = page.locator('.route:not(.lit):not(.owned)').first()
  await quiet.focus()
  await page.keyboard.press('Enter')
  await rest(page)
  yield { name: 'game-route-refused', page }
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  await page.locator('dialog[open]').waitFor()
  yield { name: 'game-route-list', page }
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  await page.locator('dialog[open]').waitFor()
  yield { name: 'game-help', page }
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  for (const [name, tool] of [
    ['rules', 'menu-rules'],
    ['settings', 'menu-settings'],
    ['leave', 'tool-end'],
  ]) {
    await useTool(page, t(tool))
    await page.locator('dialog[open]').waitFor()
    await rest(page)
    yield { name: `game-${name}`, page }
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
  }
  await page.keyboard.press('p')
  await page.locator('.pencil.panel').waitFor()
  for (const at of [4, 9, 15]) {
    await page.locator('.route').nth(at).focus()
    await page.keyboard.press('Enter')
  }
  const tab = async (name) => {
    const button = page.locator('.tabs').getByRole('button', { name: t(`tab-${name}`) })
    if (await button.isVisible()) await button.click()
  }
  await tab('plan')
  yield { name: 'game-pencil', page }
  await page.keyboard.press('p')
  await page.locator('.pencil.panel').waitFor({ state: 'detached' })
  await anna.call('POST', '/api/chat', {
    table: id,
    text: 'Good luck, everybody! May the better network win.',
  })
  await tab('chat')
  await rest(page)
  yield { name: 'game-chat', page }
  await tab('log')
  yield { name: 'game-log', page }
  await tab('tickets')
  await page.locator('[data-tickets].lit').click()
  await page.locator('.question .answer').click()
  await page.locator('form.choice').waitFor()
  await page.locator('form.choice input[type=checkbox]').first().check()
  await rest(page)
  yield { name: 'game-tickets-drawn', page }
  await line.cut()
  anna.forgiven = /WebSocket|ERR_INTERNET_DISCONNECTED/
  await page.getByText(t('banner-lost')).waitFor()
  yield { name: 'game-lost-connection', page }
  await line.mend()
  await page.getByText(t('banner-lost')).waitFor({ state: 'detached' })

  const otto = await house.person(undefined, options)
  await otto.page.goto(`/t/${id}`)
  await otto.page.locator('.route').first().waitFor()
  await rest(otto.page)
  yield { name: 'game-spectator', page: otto.page }
  await otto.context.close()

  await ahead([anna], id, { enough: lastRound })
  await play(page, {
    chance,
    enough: (_, now) => now.what === 'turn' && page.locator('.banner.last').isVisible(),
  })
  yield { name: 'game-last-round', page }
  await play(page, { chance })
  await rest(page)
  yield { name: 'end-ceremony', page }
  const skip = page.getByRole('button', { name: t('end-skip') })
  if (await skip.isVisible()) await skip.click()
  await page.locator('[data-result]').waitFor()
  await rest(page)
  yield { name: 'end-result', page }
  await follow(page, `/r/${id}?at=60`)
  await page.getByRole('slider', { name: t('replay-moment') }).waitFor()
  await rest(page)
  yield { name: 'replay', page }
  await follow(page, '/me')
  await rest(page)
  yield { name: 'me-with-games', page, whole: true }
  await anna.context.close()
}

/** The game screen of the other boards, with their own questions. */
export async function* otherBoards(house, options = {}) {
  const chance = luck(32)
  const anna = await house.person('Anna', options)
  const { page } = anna
  const id = await begun(anna, 'germany')
  await page.locator('.question .answer').first().waitFor()
  await rest(page)
  yield { name: 'germany-mix', page }
  await play(page, { chance, enough: (_, now) => now.what === 'tickets' })
  await rest(page)
  yield { name: 'germany-opening', page }
  await ahead([anna], id, { answer: hoards, enough: rich })
  await play(page, {
    chance,
    enough: (done, now) => now.what === 'question' && done.includes('claimed'),
  })
  await rest(page)
  yield { name: 'germany-passenger', page }
  let claims = 0
  await ahead([anna], id, { enough: ({ asked }) => asked?.turn !== undefined && claims++ > 4 })
  await page.locator('[data-tickets].lit').waitFor()
  await rest(page)
  yield { name: 'germany-turn', page }
  await page.locator('[data-tickets].lit').click()
  yield { name: 'germany-draw-tickets', page }
  await begun(anna, 'legends')
  await page.locator('form.choice').waitFor()
  await rest(page)
  yield { name: 'legends-opening', page }
  await play(page, {
    chance,
    enough: (done, now) => now.what === 'question' || (now.what === 'turn' && done.length > 16),
  })
  await rest(page)
  yield { name: 'legends-turn', page }
  await anna.context.close()
}

/** The guided first game, and a custom map with mistakes. */
export async function* lessons(house, options = {}) {
  const anna = await house.person('Anna', options)
  const { page } = anna
  await page.goto('/learn')
  await page.locator('.coach').waitFor()
  await rest(page)
  yield { name: 'lesson', page }
  await follow(page, '/maps')
  anna.forgiven = /400 for .*\/api\/maps/
  const files = exampleMap((name, text) =>
    name === 'routes.csv' ? text.replace('bor,cam', 'bor,kam') : text,
  )
  const list = Object.entries(files).map(([name, text]) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  }))
  await page.locator('input[type=file]:not([webkitdirectory])').setInputFiles(list)
  await page.getByRole('alert').filter({ hasText: 'routes.csv' }).waitFor()
  yield { name: 'map-findings', page, whole: true }
  await anna.context.close()
}

/** Presses a button of the game's bar, which is in a menu where the bar has too little room. */
async function useTool(page, name) {
  const tools = page.locator('.tools')
  const menu = tools.getByRole('button', { name: t('menu'), exact: true })
  if (await menu.isVisible()) await menu.click()
  await tools.getByRole('button', { name, exact: true }).click()
}

/** Screens of a device that several people share, and of a big screen with hands on phones. */
export async function* sharedScreens(house, options = {}) {
  const chance = luck(33)
  const family = await house.person('Mia', options)
  const { id } = await makeTable(family, 'usa-new', [me, { me: { name: 'Jon' } }], { undo: true })
  await family.call('POST', `/api/tables/${id}/start`)
  await family.page.goto(`/t/${id}`)
  await family.page.locator('.curtain').waitFor()
  await rest(family.page)
  yield { name: 'curtain', page: family.page }
  await family.context.close()

  const [wall, phone] = [await house.person('Wall', options), await house.person('Ben', options)]
  const shared = await makeTable(wall, 'usa-new', ['open', bot('greedy')], { undo: false })
  await phone.call('POST', `/api/tables/${shared.id}/seats/0/sit`, { name: null })
  await phone.call('POST', '/api/ready', { table: shared.id, ready: true })
  await wall.call('POST', `/api/tables/${shared.id}/start`)
  await wall.page.goto(`/t/${shared.id}?board`)
  await wall.page.locator('.route').first().waitFor()
  await rest(wall.page)
  yield { name: 'shared-board', page: wall.page }
  await useTool(wall.page, t('phones'))
  await wall.page.locator('dialog[open]').waitFor()
  await rest(wall.page)
  yield { name: 'shared-phones', page: wall.page }
  await wall.page.keyboard.press('Escape')
  await phone.page.goto(`/hand/${shared.id}/0`)
  await phone.page.locator('form.choice').waitFor()
  await rest(phone.page)
  yield { name: 'shared-hand-opening', page: phone.page }
  await play(phone.page, {
    chance,
    hoards: true,
    enough: (done, now) => now.what === 'turn' && done.length > 6,
  })
  await rest(phone.page)
  yield { name: 'shared-hand-turn', page: phone.page }
  await wall.context.close()
  await phone.context.close()
}
