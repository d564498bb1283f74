// The page is truthful: it shows everything that happened, and nothing false.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { hoards, lastRound, playOn } from './lib/ahead.mjs'
import { tooHigh } from './lib/checks.mjs'
import {
  bot,
  cutting,
  DESKTOP,
  hushing,
  LAPTOP,
  makeTable,
  me,
  openHouse,
  PHONE,
} from './lib/house.mjs'
import { follow, rest } from './lib/rest.mjs'
import { luck, play, step } from './lib/robot.mjs'
import { t } from './lib/words.mjs'

let house
before(async () => (house = await openHouse()))
after(() => house.close())

const button = (page, id, args) => page.getByRole('button', { name: t(id, args), exact: true })
const lines = (page) =>
  page.locator('.log li').evaluateAll((all) => all.map((line) => line.textContent.trim()))
/** Everything that the live region has announced since `listen`. */
const heard = (page) => page.evaluate(() => window.said.join('\n'))
/**
 * Whether a log line was announced. Two cards may be announced in one sentence, or in two if they
 * were drawn separately.
 */
const aloud = (said, line) => {
  const [, drew, one, other] = /^(.* (?:drew|took) )(.*) and (.*)\.$/.exec(line) ?? []
  const [, took, twice] = /^(.* took )2 (.*)\.$/.exec(line) ?? []
  return (
    said.includes(line) ||
    (drew && said.includes(drew + one) && said.includes(drew + other)) ||
    (took && said.includes(took + twice))
  )
}
const listen = (page) =>
  page.evaluate(() => {
    window.said = []
    const region = document.querySelector('[data-live]')
    new MutationObserver((all) =>
      all.forEach(({ addedNodes }) =>
        addedNodes.forEach((node) => window.said.push(node.textContent)),
      ),
    ).observe(region, { childList: true })
  })

/** Makes a page record the pitch and the start, in seconds, of every sound it plays. */
const ears = () => {
  window.played = []
  const pitched = () => ({
    type: '',
    Q: {},
    frequency: {
      setValueAtTime: (pitch, at) => window.played.push({ pitch, at }),
      exponentialRampToValueAtTime() {},
    },
    connect: () => node(),
    start() {},
    stop() {},
  })
  const node = () =>
    new Proxy(() => {}, {
      get: (_, key) => (key === Symbol.toPrimitive ? () => 0 : node()),
      apply: () => node(),
      set: () => true,
    })
  window.AudioContext = class {
    state = 'running'
    currentTime = 0
    sampleRate = 8
    destination = node()
    createBuffer = () => ({ getChannelData: () => new Float32Array(8) })
    createGain = () => node()
    createBufferSource = () => node()
    createBiquadFilter = pitched
    createOscillator = pitched
  }
}

/**
 * Opens a page in a game against three bots after this number of rounds. The page shows every move
 * slowly, and its log is open.
 */
async function slowly(settings = {}, begun = 12) {
  const anna = await house.person('Anna', { settings: { pace: 'slow', ...settings } })
  const line = await cutting(anna)
  await anna.context.addInitScript(ears)
  const { id } = await makeTable(
    anna,
    'usa-new',
    [me, bot('greedy'), bot('greedy'), bot('greedy')],
    { undo: false, first: 0 },
  )
  await anna.call('POST', `/api/tables/${id}/start`)
  let turns = 0
  await playOn([anna], id, {
    answer: hoards,
    enough: ({ asked }) => asked?.turn !== undefined && turns++ >= begun,
  })
  await follow(anna.page, `/t/${id}`)
  await anna.page.locator('[data-deck].lit').waitFor()
  await anna.page
    .locator('.tabs')
    .getByRole('button', { name: t('tab-log') })
    .click()
  await anna.page.locator('.log li').first().waitFor()
  await rest(anna.page)
  await listen(anna.page)
  // Play at least three rounds, faster than anybody could watch, with a claim in the last one.
  let [rounds, taken, claimed] = [0, Infinity, false]
  const enough = ({ asked, view }) => {
    if (asked?.turn === undefined) return false
    const now = view.open.owned.flat().length
    claimed = now > taken
    taken = now
    return rounds++ >= 3 && claimed
  }
  await playOn([anna], id, { answer: hoards, enough })
  await anna.page.waitForFunction(() =>
    /\b([89]|\d\d)\b/.test(
      [...document.querySelectorAll('.bar button')].map((each) => each.textContent).join(),
    ),
  )
  return { ...anna, id, line }
}

/** The log of a freshly opened page. */
async function whole(page) {
  await page.reload()
  await page
    .locator('.tabs')
    .getByRole('button', { name: t('tab-log') })
    .click()
  await page.locator('.log li').first().waitFor()
  await rest(page)
  return lines(page)
}

test('skipping moves skips only their motion, even after 130 turns', async () => {
  const { page } = await slowly({ sound: true, moves: 1 }, 33)
  const before = await lines(page)
  assert.ok(before.length > 130, `${before.length} lines`)
  // Forget the sounds played before the skip.
  await page.evaluate(() =>
    addEventListener('keydown', () => (window.played = []), { capture: true, once: true }),
  )
  await page.keyboard.press('s')
  await page.locator('[data-deck].lit').waitFor()
  await rest(page)
  const [told, said, played] = [
    await lines(page),
    await heard(page),
    await page.evaluate(() => window.played),
  ]
  assert.deepEqual(told, await whole(page), 'the log tells what a page knows that has just come')
  const fresh = told.slice(before.length)
  assert.ok(fresh.length > 8, `${fresh.length} lines`)
  for (const line of fresh.filter((line) => line.startsWith('greedy')))
    assert.ok(aloud(said, line), `the live region says: ${line}\n${said}`)
  // A single move has the sounds of cards or wagons; the skipped moves together have both.
  const times = (wanted) => played.filter(({ pitch }) => pitch === wanted).length
  assert.equal(times(2600), 1, 'cards are drawn, all with one sound')
  assert.ok(times(150) > 0, 'wagons roll')
  const last = Math.max(...played.map(({ at }) => at))
  assert.ok(last < 3, `nothing sounds ${last} seconds after the skip`)
})

test('reconnecting keeps moves that wait to be shown', async () => {
  const anna = await slowly()
  const { page, line } = anna
  const before = await lines(page)
  anna.forgiven = /WebSocket|ERR_INTERNET_DISCONNECTED|Failed to fetch/
  await line.cut()
  await page.getByText(t('banner-lost')).waitFor()
  await line.mend()
  await page.locator('[data-deck].lit').waitFor()
  await rest(page)
  const [told, said] = [await lines(page), await heard(page)]
  assert.deepEqual(told, await whole(page))
  for (const line of told.slice(before.length).filter((line) => line.startsWith('greedy')))
    assert.ok(aloud(said, line), `the live region says: ${line}\n${said}`)
})

test('moves missed without a connection appear in the log afterwards', async () => {
  const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
  const line = await cutting(ben)
  const { id } = await makeTable(anna, 'usa-new', [me, 'open'], { undo: false, first: 0 })
  await ben.call('POST', `/api/tables/${id}/seats/1/sit`, { name: null })
  await ben.call('POST', '/api/ready', { table: id, ready: true })
  await anna.call('POST', `/api/tables/${id}/start`)
  let asked = 0
  await playOn([anna, ben], id, {
    answer: hoards,
    enough: (seeing) => seeing.seat === 0 && seeing.asked?.turn !== undefined && asked++ > 1,
  })
  await follow(ben.page, `/t/${id}`)
  await ben.page
    .locator('.tabs')
    .getByRole('button', { name: t('tab-log') })
    .click()
  await ben.page.locator('.log li').first().waitFor()
  ben.forgiven = /WebSocket|ERR_INTERNET_DISCONNECTED|Failed to fetch/
  await line.cut()
  await ben.page.getByText(t('banner-lost')).waitFor()
  const see = () => anna.call('GET', `/api/tables/${id}/seats/0/game`)
  for (let now = await see(); now.at !== null; now = await see())
    await anna.call('POST', '/api/act', { table: id, seat: 0, at: now.at, action: hoards(now) })
  await line.mend()
  await ben.page.locator('[data-deck].lit').waitFor()
  await rest(ben.page)
  assert.deepEqual(await lines(ben.page), await whole(ben.page))
})

test('a silent connection is reported within three seconds, and its return as well', async () => {
  const anna = await house.person('Anna')
  const line = await hushing(anna)
  const { id } = await makeTable(anna, 'usa-new', [me, bot('greedy')], { undo: false })
  await anna.call('POST', `/api/tables/${id}/start`)
  const { page } = anna
  await page.goto(`/t/${id}`)
  await page.locator('form.choice').waitFor()
  await rest(page)
  const lost = page.getByText(t('banner-lost'))
  // Use a simulated clock in the page, so that the load of this machine does not matter.
  await page.clock.install()
  await page.clock.runFor(10_000)
  assert.equal(await lost.count(), 0, 'silence alone is not a loss')
  line.hush()
  await page.clock.runFor(3000)
  await lost.waitFor({ timeout: 5000 })
  line.speak()
  await page.clock.runFor(12_000)
  await lost.waitFor({ state: 'detached' })
  // The browser itself reports that the network is gone, so the page need not wait for silence
  // first.
  line.hush()
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await page.clock.runFor(1400)
  await lost.waitFor({ timeout: 5000 })
  line.speak()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.clock.runFor(2000)
  await lost.waitFor({ state: 'detached' })
})

test('a claim can be undone while bots wait, until it is confirmed', async () => {
  const anna = await house.person('Anna')
  const { page } = anna
  const { id } = await makeTable(anna, 'usa-new', [me, bot('greedy')], { first: 0 })
  await anna.call('POST', `/api/tables/${id}/start`)
  let turns = 0
  await playOn([anna], id, {
    answer: hoards,
    enough: ({ asked }) => asked?.turn !== undefined && turns++ > 8,
  })
  const sent = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(payload)))
  await page.goto(`/t/${id}`)
  const chance = luck(5)
  const claim = async () => {
    await play(page, { chance, enough: (done) => done.at(-1) === 'claimed' })
    await button(page, 'undo').waitFor()
    return page.locator('.route.owned').count()
  }
  const owned = await claim()
  await button(page, 'undo').click()
  await page.locator('[data-deck].lit').waitFor()
  assert.equal(await page.locator('.route.owned').count(), owned - 1, 'the route is free again')
  await claim()
  const { inputs } = await anna.call('GET', `/api/tables/${id}/game`)
  await button(page, 'settle').click()
  await page.locator('[data-deck].lit').waitFor()
  assert.ok(
    (await anna.call('GET', `/api/tables/${id}/game`)).inputs > inputs,
    'the bot has played',
  )
  // Even without the page's message, the bot would have played a few seconds later.
  assert.ok(
    sent.some((message) => message.includes('"settle"')),
    'the page has confirmed the claim',
  )
  assert.equal(await page.locator('[data-settle], .banner.refused').count(), 0)
})

test('in the last round the coach mentions only what can still be built', async () => {
  const anna = await house.person('Anna')
  const { page } = anna
  const { id } = await anna.call('POST', '/api/lesson')
  await page.goto(`/learn/${id}`)
  const coach = page.locator('.coach p')
  await coach.getByText(t('lesson-welcome')).waitFor()
  // Unread tips are replaced.
  await playOn([anna], id, {
    enough: (seeing) => lastRound(seeing) && seeing.asked?.turn !== undefined,
  })
  await page.locator('.banner.last').waitFor()
  await coach.getByText(t('lesson-last-round')).waitFor()
  await page
    .locator('.coach')
    .getByRole('button', { name: t('lesson-next') })
    .click()
  for (let tip = await coach.innerText(); tip === t('lesson-done'); tip = await coach.innerText())
    await button(page, 'lesson-next').click()
  const last = await coach.innerText()
  const route = '(.+)'
  const fits = ['lesson-last-claim', 'lesson-last-build', 'lesson-last-draw'].some((id) =>
    new RegExp(`^${t(id, { route }).replace(/[.?]/g, '\\$&').replace('(\\.+)', route)}$`).test(
      last,
    ),
  )
  assert.ok(fits, last)
})

test('a hint marks what it advises, and belongs to the present', async () => {
  const anna = await house.person('Anna')
  const { page } = anna
  const { id } = await makeTable(anna, 'usa-new', [me, bot('greedy')], { undo: false })
  await anna.call('POST', `/api/tables/${id}/start`)
  await follow(page, `/t/${id}`)
  await page.locator('form.choice').waitFor()
  await page.keyboard.press('h')
  const hint = page.locator('.banner.hint')
  await hint.filter({ hasText: '%' }).waitFor()
  const said = await hint.innerText()
  const marked = await page.locator('form.choice .advised .name').allInnerTexts()
  assert.ok(marked.length > 0 && marked.every((name) => said.includes(name)), `${marked}: ${said}`)
  let turns = 0
  await playOn([anna], id, {
    answer: hoards,
    enough: ({ asked }) => asked?.turn !== undefined && turns++ > 2,
  })
  await page.locator('[data-deck].lit').waitFor()
  assert.equal(await hint.count(), 0, 'another question has no hint yet')
  await page.keyboard.press('h')
  await hint.filter({ hasText: '%' }).waitFor()
  assert.equal(await page.locator('.advised, .bands .better').count(), 1)
  await page.locator('.log li button').last().click()
  await page.locator('.past').waitFor()
  assert.equal(await page.locator('.banner.hint, .advised, .bands .better').count(), 0)
})

test('chosen tickets stay visible while others choose', async () => {
  for (const edition of ['usa-new', 'germany']) {
    const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
    const { id } = await makeTable(anna, edition, [me, 'open'], { undo: false })
    await ben.call('POST', `/api/tables/${id}/seats/1/sit`, { name: null })
    await ben.call('POST', '/api/ready', { table: id, ready: true })
    await anna.call('POST', `/api/tables/${id}/start`)
    const { page } = anna
    await page.goto(`/t/${id}`)
    const waiting = page
      .locator('[data-chosen]')
      .filter({ hasText: t('tickets-chosen', { names: 'Ben' }).split('. ')[1] })
    if (edition === 'germany') {
      await page.locator('.question .answer').first().click()
      await waiting.waitFor()
      assert.equal(await page.getByText(t('tickets-none')).count(), 0)
      const mix = (await ben.call('GET', `/api/tables/${id}/seats/1/game`)).choices[0]
      await ben.call('POST', '/api/act', { table: id, seat: 1, at: 1, action: mix })
    }
    await page.locator('form.choice').waitFor()
    const names = await page.locator('form.choice .name').allInnerTexts()
    await step(page, luck(1))
    await waiting.waitFor()
    const kept = await page.locator('[data-own-tickets] .name').allInnerTexts()
    assert.ok(kept.length >= 2 && kept.every((name) => names.includes(name)), `${kept} of ${names}`)
    assert.equal(await page.getByText(t('tickets-none')).count(), 0)
  }
})

test('games have no scrollbar, even if scrollbars take space', async () => {
  const anna = await house.person('Anna')
  const { page } = anna
  const taken = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth)
  for (const edition of ['usa-new', 'germany', 'legends']) {
    const { id } = await makeTable(anna, edition, [me, bot('greedy')], { undo: false })
    await anna.call('POST', `/api/tables/${id}/start`)
    await follow(page, `/t/${id}`)
    for (const viewport of [LAPTOP, DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      await page.locator('[data-live] p').first().waitFor({ state: 'attached' })
      await rest(page)
      assert.deepEqual(
        [await tooHigh(page), await taken()],
        [[], 0],
        `${edition} at ${viewport.width}`,
      )
    }
    await page.setViewportSize(LAPTOP)
  }
  await page.evaluate(() => (document.body.style.minHeight = '200vh'))
  assert.ok((await taken()) > 0, 'a scrollbar would take room')
})
