// A player disappears in the middle of a turn. A bot plays until the player returns, both at a
// table and in a campaign, and no seat or company is handed over by accident.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ELSEWHERE, hoards, playOn } from './lib/ahead.mjs'
import { playOut, until } from './lib/campaigns.mjs'
import { faults } from './lib/checks.mjs'
import { evening, offers, read } from './lib/evening.mjs'
import { makeTable, me, openHouse, PHONE } from './lib/house.mjs'
import { t } from './lib/words.mjs'

let house, quiet
// On this server, a player counts as away after one second and as quiet after ten seconds. Only the
// desktop browser has a back/forward cache.
before(async () => {
  house = await openHouse({ more: ['--away-after', '1'], desktop: true })
  const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
  quiet = { anna, ben, id: await midTurn(anna, ben) }
})
after(() => house.close())

const button = ({ page }, id, args) => page.getByRole('button', { name: t(id, args), exact: true })
const seatOf = async (person, table, name) => {
  const { seats } = await person.call('GET', `/api/tables/${table}`)
  const seat = seats.findIndex(({ sitter }) => sitter.person?.name === name)
  return { seat, ...seats[seat] }
}
/** Retries until the condition holds. */
async function eventually(look, what) {
  for (let tries = 0; tries < 400; tries++) {
    if (await look()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`it never came about: ${what}`)
}
/** Whether the viewer can draw a second card. */
const midway = ({ asked, choices }) => !asked.turn && choices.includes('draw-blind')

/**
 * The button that lets a bot play, in the line about an absent player. It asks for confirmation.
 */
const letBot = (who) => button(who, 'absent-bot')
async function letBotPlay(who) {
  await letBot(who).click()
  await letBot(who).click()
}

const stillThere = ({ page }) => page.getByRole('dialog', { name: t('still-there') })

/** A table with both players, where Ben has drawn the first of two cards. */
async function midTurn(anna, ben) {
  const { id } = await makeTable(anna, 'usa-new', [me, 'open'], { undo: false, first: 1 })
  await ben.call('POST', `/api/tables/${id}/seats/1/sit`, { name: null })
  await ben.call('POST', '/api/ready', { table: id, ready: true })
  await anna.call('POST', `/api/tables/${id}/start`)
  for (const { page } of [anna, ben]) await page.goto(`/t/${id}`)
  await playOn([anna, ben], id, { answer: hoards, enough: midway })
  for (const { page } of [anna, ben]) await page.locator('.route').first().waitFor()
  return id
}

test('a bot plays on for a player who leaves mid-turn, and one click brings them back', async () => {
  const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
  const id = await midTurn(anna, ben)
  const before = await ben.call('GET', `/api/tables/${id}/seats/1/game`)
  await ben.page.evaluate(() => {
    let opened = 0
    window.WebSocket = class extends WebSocket {
      constructor(...all) {
        super(...all)
        opened++
      }
    }
    addEventListener('pageshow', () => (window.kept = { opened }))
  })
  await ben.page.goto(ELSEWHERE)
  await letBot(anna).click()
  await anna.page.getByText(t('absent-bot-until', { name: 'Ben' })).waitFor()
  assert.equal((await seatOf(anna, id, 'Ben')).stand_in, null, 'nothing happens before it is sure')
  assert.deepEqual(await faults(anna.page), [])
  await letBot(anna).click()
  await anna.page.locator('[data-absent]').waitFor({ state: 'detached' })
  assert.equal((await seatOf(anna, id, 'Ben')).stand_in, 'normal')
  // The bot ends Ben's turn, and the game waits for Anna.
  await eventually(
    async () => (await anna.call('GET', `/api/tables/${id}/game`)).to_move.includes(0),
    'it is her turn',
  )
  const after = await ben.call('GET', `/api/tables/${id}/seats/1/game`)
  assert.ok(after.inputs > before.inputs)

  // Ben's browser has kept the page, but not its connection, which is opened again at once.
  await ben.page.evaluate(() => history.back())
  await ben.page.waitForURL(`**/t/${id}`, { waitUntil: 'commit' })
  await ben.page.locator('.route').first().waitFor()
  assert.deepEqual(await ben.page.evaluate(() => window.kept), { opened: 1 })
  await ben.page.getByText(t('stand-in-for-you')).waitFor()
  await button(ben, 'stand-in-back').click()
  const recap = ben.page.getByRole('dialog', { name: t('away-recap') })
  await recap.locator('[data-recap-lines] li').first().waitFor()
  // The recap covers everything since Ben left: the second card of his turn, in one sentence with
  // the first.
  const told = await recap.locator('[data-recap-lines] li').allInnerTexts()
  assert.match(told.join('\n'), /^You drew .+ and .+\.$/)
  assert.deepEqual(await faults(ben.page), [])
  await recap.getByRole('button', { name: t('away-recap-go') }).click()
  await recap.waitFor({ state: 'detached' })
  await ben.page.getByText(t('stand-in-for-you')).waitFor({ state: 'detached' })
  assert.equal((await seatOf(anna, id, 'Ben')).stand_in, null)
  // After Anna's turn, Ben plays himself again.
  await playOn([anna, ben], id, { answer: hoards, enough: ({ seat }) => seat === 1 })
  await ben.page.locator('[data-deck].lit').waitFor()
})

test('players who do not move are asked whether they are still there', async () => {
  const { anna, ben, id } = quiet
  await button(anna, 'quiet-ask').click()
  const prompt = stillThere(ben)
  await prompt.waitFor()
  assert.equal(await prompt.getByRole('button').count(), 1)
  assert.deepEqual(await faults(ben.page), [])
  await prompt.getByRole('button', { name: t('still-there-yes') }).click()
  await prompt.waitFor({ state: 'detached' })
  await anna.page.locator('[data-quiet], [data-absent]').waitFor({ state: 'detached' })
  assert.equal((await seatOf(anna, id, 'Ben')).still_there, undefined)
})

test('without the host everybody present must agree', async () => {
  const [anna, ben, cleo] = [
    await house.person('Anna'),
    await house.person('Ben'),
    await house.person('Cleo'),
  ]
  const { id } = await makeTable(anna, 'usa-new', [me, 'open', 'open'], { undo: false, first: 0 })
  for (const [person, seat] of [
    [ben, 1],
    [cleo, 2],
  ]) {
    await person.call('POST', `/api/tables/${id}/seats/${seat}/sit`, { name: null })
    await person.call('POST', '/api/ready', { table: id, ready: true })
  }
  await anna.call('POST', `/api/tables/${id}/start`)
  for (const { page } of [ben, cleo]) await page.goto(`/t/${id}`)
  await letBotPlay(ben)
  await letBot(ben).waitFor({ state: 'detached' })
  await cleo.page
    .locator('[data-absent]')
    .getByText(t('absent-agreed', { names: 'Ben' }))
    .waitFor()
  assert.equal((await seatOf(ben, id, 'Anna')).stand_in, null)
  await letBotPlay(cleo)
  await cleo.page.locator('[data-absent]').waitFor({ state: 'detached' })
  assert.equal((await seatOf(ben, id, 'Anna')).stand_in, 'normal')
})

test('somebody who does not answer is replaced by a bot', async () => {
  const { anna, ben } = quiet
  await button(anna, 'quiet-ask').click()
  await letBotPlay(anna)
  await ben.page.getByText(t('stand-in-for-you')).waitFor()
  await stillThere(ben).waitFor({ state: 'detached' })
  await button(ben, 'stand-in-back').click()
  await ben.page.getByRole('dialog', { name: t('away-recap') }).waitFor()
})

test('a phone that shows a hand brings its player back and tells what the bot did', async () => {
  const { anna, ben, id } = quiet
  await ben.page.setViewportSize(PHONE)
  await ben.page.goto(`/hand/${id}/1`)
  await ben.call('POST', `/api/tables/${id}/seats/1/away`, {})
  let turns = 0
  await playOn([anna], id, {
    answer: hoards,
    enough: ({ asked }) => asked?.turn !== undefined && turns++ > 0,
  })
  await button(ben, 'stand-in-back').click()
  const recap = ben.page.getByRole('dialog', { name: t('away-recap') })
  await recap.locator('[data-recap-lines] li').first().waitFor()
  await recap.getByRole('button', { name: t('away-recap-go') }).click()
  await ben.page.getByText(t('stand-in-for-you')).waitFor({ state: 'detached' })
  assert.equal((await seatOf(anna, id, 'Ben')).stand_in, null)
  await playOn([anna, ben], id, { answer: hoards, enough: ({ seat }) => seat === 1 })
  await ben.page.locator('.hand-view [data-deck].lit').waitFor()
})

let anna, ben, campaign
const company = async () => (await anna.call('GET', `/api/campaigns/${campaign}`)).info.companies[1]
const tableNow = async () =>
  (await anna.call('GET', `/api/campaigns/${campaign}`)).info.games.at(-1).table

test('a player leaves a campaign game mid-turn and returns later', async () => {
  ;[anna, ben] = [await house.person('Anna'), await house.person('Ben')]
  const companies = [
    { company: 'blue', holder: { me: { name: null } } },
    { company: 'red', holder: 'open' },
  ]
  const { info } = await anna.call('POST', '/api/campaigns', { name: 'Thursdays', companies })
  campaign = info.id
  await ben.call('POST', `/api/campaigns/${campaign}/companies/red/claim`, {})
  for (const { page } of [anna, ben]) await page.goto(`/c/${campaign}`)
  await anna.page.locator('[data-call]').click()
  for (const { page } of [anna, ben]) await page.locator('[data-next]').waitFor()
  await evening([anna, ben])
  const table = await tableNow()
  for (const { page } of [anna, ben]) await page.goto(`/t/${table}`)
  const { seat } = await seatOf(anna, table, 'Ben')
  await playOn([anna, ben], table, {
    answer: hoards,
    enough: (seeing) => seeing.seat === seat && midway(seeing),
  })
  await ben.page.goto(ELSEWHERE)
  await letBotPlay(anna)
  await anna.page.locator('[data-absent]').waitFor({ state: 'detached' })
  await eventually(async () => (await company()).away === 'normal', 'the campaign knows who plays')
  // Ben's company is as he left it, and one click brings him back to the table.
  await ben.page.goto(`/c/${campaign}`)
  await ben.page.locator('[data-back=red]').click()
  await ben.page
    .getByRole('dialog', { name: t('away-recap') })
    .getByRole('button', { name: t('away-recap-go') })
    .click()
  assert.equal((await seatOf(anna, table, 'Ben')).stand_in, null)
  await eventually(
    async () => (await company()).away === null,
    'the campaign knows that he is back',
  )
})

test('a player who has to go leaves a campaign game to a bot at once', async () => {
  const table = await tableNow()
  await ben.page.goto(`/t/${table}`)
  await button(ben, 'tool-leave').click()
  const dialog = ben.page.getByRole('dialog')
  await dialog.getByText(t('leave-game-what')).waitFor()
  assert.equal(
    await dialog.getByText(t('concede-game-what')).count(),
    0,
    'companies are handed over',
  )
  await dialog.getByRole('button', { name: t('leave-game-do') }).click()
  await ben.page.waitForURL((url) => url.pathname === '/')
  assert.equal((await seatOf(anna, table, 'Ben')).stand_in, 'normal')
  await eventually(async () => (await company()).away === 'normal', 'the campaign knows who plays')
  await ben.page.goto(`/t/${table}`)
  await button(ben, 'stand-in-back').click()
  await ben.page
    .getByRole('dialog', { name: t('away-recap') })
    .getByRole('button', { name: t('away-recap-go') })
    .click()
  assert.equal((await seatOf(anna, table, 'Ben')).stand_in, null)
})

test('handing over a company asks first, shows at the table at once, and can be undone', async () => {
  const table = await tableNow()
  await ben.page.goto(`/c/${campaign}`)
  const card = ben.page.locator('article.mine')
  await card.getByText(t('camp-hand-over')).click()
  const give = card.getByRole('button', { name: t('camp-hand-bot'), exact: true })
  const dialog = ben.page.getByRole('dialog')
  await give.click()
  await dialog.getByRole('button', { name: t('cancel') }).click()
  await dialog.waitFor({ state: 'detached' })
  assert.equal(
    (await company()).holder.person?.name,
    'Ben',
    'nothing is done before it is confirmed',
  )
  await give.click()
  await dialog.locator('[data-hand-sure]').click()
  await ben.page.locator('[data-take-back=red]').waitFor()
  assert.equal((await company()).holder.bot?.bot, 'normal')
  const { seats } = await anna.call('GET', `/api/tables/${table}`)
  assert.equal(
    seats.find(({ color }) => color === 'red').sitter.bot?.bot,
    'normal',
    'he is not asked any more',
  )
  assert.deepEqual(await ben.call('GET', '/api/me/turns'), [])
  await ben.page.locator('[data-take-back=red]').click()
  await ben.page.locator('[data-take-back=red]').waitFor({ state: 'detached' })
  assert.equal((await company()).holder.person?.name, 'Ben')
  assert.notEqual((await seatOf(anna, table, 'Ben')).seat, -1, 'it is his seat again')
})

test('players who do not answer between games are asked whether they are still there', async () => {
  await playToQuestion()
  for (const { page } of [anna, ben]) await page.goto(`/c/${campaign}`)
  const other = await waits([anna, ben])
  const [color, asked] = other === ben ? ['blue', anna] : ['red', ben]
  await other.page.locator(`[data-still-there=${color}]`).click()
  const prompt = stillThere(asked)
  await prompt.waitFor()
  await prompt.getByRole('button', { name: t('still-there-yes') }).click()
  await prompt.waitFor({ state: 'detached' })
  const { companies } = (await other.call('GET', `/api/campaigns/${campaign}`)).info
  assert.equal(companies.find(({ company }) => company === color).still_there, undefined)
})

/**
 * Plays games until a company has a question. A game without an event leaves none to retire, and
 * therefore no question.
 */
async function playToQuestion() {
  for (;;) {
    await playOut([anna, ben], await tableNow())
    const ended = ({ view }) => view.waiting === 'table' || view.waiting.company
    const { view, info } = await until(anna, campaign, ended)
    if (view.waiting.company) return
    const body = { at: info.at, companies: null }
    await anna.call('POST', `/api/campaigns/${campaign}/games`, body)
    await until(anna, campaign, (now) => now.info.games.length > info.games.length)
  }
}

/**
 * Makes everybody read cards but answer nothing, until one person can ask whether the other is
 * still there; returns the person who can ask. A person whose page opened late may have to read a
 * recap first.
 */
async function waits(people) {
  for (const end = Date.now() + 60_000; Date.now() < end;)
    for (const person of people) {
      if (await person.page.locator('[data-still-there]').count()) return person
      await read(person.page, await offers(person.page, 50))
    }
  throw new Error('nobody waits for the other')
}

test('a bot plays the next game for a player who left between games', async () => {
  await evening([anna, ben])
  assert.equal(await offers(anna.page), 'call')
  const { games } = (await anna.call('GET', `/api/campaigns/${campaign}`)).info
  await ben.page.goto(ELSEWHERE)
  const letBot = anna.page.locator('[data-let-bot=red]')
  await letBot.click()
  await letBot.waitFor({ state: 'detached' })
  assert.equal((await company()).away, 'normal')
  await anna.page.locator('[data-call]').click()
  await anna.page.locator('[data-next]').waitFor()
  await evening([anna])
  const { info } = await until(
    anna,
    campaign,
    ({ view, info }) => view.waiting === 'game' && info.games.length > games.length,
  )
  const table = info.games.at(-1).table
  assert.equal((await seatOf(anna, table, 'Ben')).stand_in, 'normal')
  await ben.page.goto(`/t/${table}`)
  await button(ben, 'stand-in-back').click()
  await ben.page.getByRole('dialog', { name: t('away-recap') }).waitFor()
  assert.equal((await seatOf(anna, table, 'Ben')).stand_in, null)
})
