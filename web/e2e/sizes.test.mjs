// The game on every screen size: the board gets most of the space, only one list scrolls, and the price of a claim is next to its
// route.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ahead, hoards } from './lib/ahead.mjs'
import { bot, LAPTOP, makeTable, me, openHouse, PHONE } from './lib/house.mjs'
import { follow, rest } from './lib/rest.mjs'
import { t } from './lib/words.mjs'

const SMALL_PHONE = { width: 390, height: 664 }
const LANDSCAPE = { width: 844, height: 390 }
const WALLS = [
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
]

let house, anna, page, id
before(async () => {
  house = await openHouse()
  anna = await house.person('Anna', { reducedMotion: 'reduce' })
  page = anna.page
  const table = await makeTable(anna, 'usa-new', [me, bot('normal'), bot('ada'), bot('normal')], {
    undo: false,
    first: 0,
  })
  id = table.id
  await anna.call('POST', `/api/tables/${id}/start`)
  await follow(page, `/t/${id}`)
  await ahead([anna], id, {
    answer: hoards,
    enough: ({ asked, view, choices }) =>
      asked?.turn !== undefined &&
      choices.filter(({ claim }) => claim).length > 30 &&
      Object.keys(view.own.hand).length > 5,
  })
  await page.locator('.route.lit').first().waitFor()
})
after(() => house.close())

async function show(viewport) {
  await page.setViewportSize(viewport)
  await rest(page)
}

/** The board's share of the screen height. */
const share = () =>
  page.locator('.stage').evaluate((stage) => stage.getBoundingClientRect().height / innerHeight)

/** Elements that scroll, and the number of pixels by which the page is too tall. */
const scrolls = () =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement
    const lists = [...document.querySelectorAll('.game, .game *')].filter(
      (each) =>
        each.scrollHeight > each.clientHeight + 1 &&
        /auto|scroll/.test(getComputedStyle(each).overflowY) &&
        each.checkVisibility(),
    )
    return { beyond: scrollHeight - clientHeight, lists: lists.map(({ className }) => className) }
  })

for (const [viewport, least] of [
  [PHONE, 0.6],
  [SMALL_PHONE, 0.5],
  [LANDSCAPE, 0.7],
  [LAPTOP, 0.7],
  [WALLS[1], 0.7],
]) {
  const size = `${viewport.width} by ${viewport.height}`
  test(`the board has most of ${size}, and at most one list scrolls`, async () => {
    await show(viewport)
    assert.ok((await share()) >= least, `${await share()}`)
    const { beyond, lists } = await scrolls()
    assert.equal(beyond, 0)
    assert.ok(lists.length <= 1, lists.join())
    const cards = await page
      .locator('[data-slot], [data-hand]')
      .evaluateAll((all) => Math.min(...all.map((card) => card.getBoundingClientRect().width)))
    assert.ok(cards >= (viewport === LANDSCAPE ? 48 : 36), `cards are ${cards} wide`)
  })
}

/** The names on the board, each with its box and the size of its letters. */
const names = () =>
  page.evaluate(() => {
    const svg = document.querySelector('.stage > svg')
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
    return [...svg.querySelectorAll('.stop .name')].map((name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect()
      const drawn = Number(name.firstElementChild.getAttribute('font-size'))
      const grown = /scale\(([\d.]+)/.exec(name.getAttribute('transform'))?.[1] ?? 1
      const letters = drawn * scale * grown
      return { text: name.textContent, left, right, top, bottom, letters }
    })
  })

/** Checks that names are large enough, all the same size, and do not overlap. */
async function readable(least, where) {
  const all = await names()
  const sizes = all.map(({ letters }) => letters)
  assert.ok(Math.min(...sizes) >= least - 0.1, `${where}: ${Math.min(...sizes)} pixels`)
  assert.ok(Math.max(...sizes) - Math.min(...sizes) < 1, `${where}: ${sizes}`)
  // A text box has space above and below its letters.
  const inner = ({ top, bottom }) => [top + (bottom - top) * 0.25, bottom - (bottom - top) * 0.2]
  for (const [at, one] of all.entries()) {
    for (const other of all.slice(at + 1)) {
      const [[top, foot], [otherTop, otherFoot]] = [inner(one), inner(other)]
      const apart =
        one.right <= other.left || other.right <= one.left || foot <= otherTop || otherFoot <= top
      assert.ok(apart, `${where}: ${one.text} and ${other.text}`)
    }
  }
  return all.length
}

test('names of cities are large enough, of one size, and none lies over another', async () => {
  for (const viewport of [PHONE, LAPTOP]) {
    await show(viewport)
    await page.getByRole('button', { name: t('board-whole') }).click()
    await rest(page)
    const shown = await readable(11, `${viewport.width}`)
    const marked = await page.locator('.stop.marked').count()
    // On a phone, only the ends of tickets have names until the player zooms in.
    assert.equal(shown, viewport === PHONE ? marked : 36)
    assert.ok(marked > 1)
  }
})

/** The distance of the claim panel from its route, and whether it covers the route. */
const beside = () =>
  page.evaluate(() => {
    const route = document.querySelector('.bands .chosen').dataset.band
    const panel = document.querySelector('.panel:has(form.claim)').getBoundingClientRect()
    const slots = document.querySelector(`[data-slots="${CSS.escape(route)}"]`).children
    const gaps = [...slots].map((slot) => {
      const box = slot.getBoundingClientRect()
      return Math.hypot(
        Math.max(0, panel.left - box.right, box.left - panel.right),
        Math.max(0, panel.top - box.bottom, box.top - panel.bottom),
      )
    })
    const ghosts = document.querySelectorAll('.ghosts .wagon').length
    return { route, far: Math.min(...gaps), slots: slots.length, ghosts }
  })

const isBeside = (far) => far > 0 && far <= 160

/** Returns the same once the board has moved to the route, which takes longer on a busy machine. */
async function settled() {
  for (let frames = 0; frames < 120; frames++) {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const seen = await beside()
    if (isBeside(seen.far)) return seen
  }
  return beside()
}

/** All positions and sizes of the claim panel within ten frames. */
const places = () =>
  page.evaluate(async () => {
    const found = new Set()
    for (let frame = 0; frame < 10; frame++) {
      await new Promise(requestAnimationFrame)
      const panel = document.querySelector('.panel:has(form.claim)').getBoundingClientRect()
      found.add(`${panel.left} ${panel.top} ${panel.width} ${panel.height}`)
    }
    return [...found]
  })

test('a claim stands beside its route, with wagons to come, at three zooms', async () => {
  await show(LAPTOP)
  await page.getByRole('button', { name: t('board-whole') }).click()
  for (const closer of [0, 1, 2]) {
    if (closer) await page.getByRole('button', { name: t('board-closer') }).click()
    await rest(page)
    const routes = await page
      .locator('.route.lit')
      .evaluateAll((all) => all.map(({ dataset }) => dataset.route))
    // Each kind of place on the board is among every third route.
    for (const route of routes.filter((_, nth) => nth % (closer ? 3 : 1) === 0)) {
      await page.locator(`[data-route="${route}"]`).focus()
      await page.keyboard.press('Enter')
      await page.locator('form.claim').waitFor()
      const { far, slots, ghosts } = await settled()
      assert.ok(isBeside(far), `${route}: ${far}`)
      assert.equal(ghosts, slots)
      assert.equal((await places()).length, 1, `${route}: the panel moves`)
      await page.keyboard.press('Escape')
      await page.locator('form.claim').waitFor({ state: 'detached' })
    }
  }
})

test('on a phone a claim leaves the board most of the screen', async () => {
  await show(PHONE)
  await page.locator('.route.lit').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('form.claim').waitFor()
  await rest(page)
  assert.ok((await share()) >= 0.45, `${await share()}`)
  assert.equal((await scrolls()).beyond, 0)
  await page.keyboard.press('Escape')
})

test('the numbers of two to five players fit on narrow phones', async () => {
  for (const players of [2, 3, 4, 5]) {
    const { id } = await makeTable(anna, 'usa-new', [me, ...Array(players - 1).fill(bot('greedy'))])
    await anna.call('POST', `/api/tables/${id}/start`)
    await follow(page, `/t/${id}`)
    await page.locator('.route').first().waitFor()
    for (const width of [360, 390, 414]) {
      await show({ width, height: 740 })
      // Fill in the largest number of trains or cards that anybody can have.
      const cut = await page.locator('.strip .rest').evaluateAll(
        (all) =>
          all.filter((rest) => {
            rest.lastChild.data = '104'
            return rest.scrollWidth > rest.clientWidth
          }).length,
      )
      assert.equal(cut, 0, `${players} players at ${width}`)
      const named = await page.locator('.strip .name:visible').count()
      assert.equal(named, players === 2 ? 2 : 0, `${players} players at ${width}`)
    }
  }
  await follow(page, `/t/${id}`)
  await page.locator('.route.lit').first().waitFor()
})

test('a sheet is pulled up over the board, and the cards stay', async () => {
  await show(PHONE)
  const handle = page.locator('.handle')
  await handle.click()
  await page
    .locator('.tabs')
    .getByRole('button', { name: t('tab-chat') })
    .click()
  assert.ok(await page.locator('[data-deck]').isVisible())
  await page.getByRole('button', { name: t('quick-luck') }).click()
  await page.getByRole('log').getByText(t('quick-luck')).waitFor()
  assert.equal((await scrolls()).beyond, 0)
  await handle.click()
  await page.locator('.tabs').waitFor({ state: 'detached' })
})

for (const viewport of [{ width: 360, height: 740 }, LANDSCAPE]) {
  const size = `${viewport.width} by ${viewport.height}`
  test(`on ${size} a chat message counts as unread until it is in view`, async () => {
    const phone = await house.person('Ben', { viewport, hasTouch: true, isMobile: true })
    const handle = phone.page.locator('.handle')
    const dot = handle.getByRole('img', { name: t('chat-unread') })
    const text = `Hello, ${size}`
    await follow(phone.page, `/t/${id}`)
    await handle.waitFor()
    await anna.call('POST', '/api/chat', { table: id, text })
    await dot.waitFor()
    await handle.click()
    await dot.waitFor()
    await phone.page
      .locator('.tabs')
      .getByRole('button', { name: t('tab-chat') })
      .click()
    await dot.waitFor({ state: 'detached' })
    const line = await phone.page.getByRole('log').getByText(text).boundingBox()
    const sheet = await phone.page.locator('.sheet').boundingBox()
    assert.ok(line.y >= sheet.y && line.y + line.height <= sheet.y + sheet.height)
    const list = await phone.page.getByRole('log').boundingBox()
    assert.ok(list.height >= 128, `the list of messages is ${list.height} pixels high`)
    await phone.context.close()
  })
}

test('bots have names and level badges, and their last moves are shown', async () => {
  await show(LAPTOP)
  const names = await page.locator('aside [data-seat] .name').allInnerTexts()
  assert.deepEqual(names, ['Anna', 'Nell', 'Ada', 'Theo'])
  assert.deepEqual(await page.locator('aside .level').allInnerTexts(), ['Normal', 'Normal'])
  const deeds = page.locator('aside [data-seat]:not(.mine) [data-deed]')
  assert.equal(await deeds.count(), 3)
  // A reloaded page shows the same moves, and replays them on request. On a phone, they are shown
  // over the board.
  const told = await deeds.allInnerTexts()
  await show(PHONE)
  await page.reload()
  const waited = page.getByRole('region', { name: t('meanwhile'), exact: true })
  await waited.getByRole('listitem').nth(2).waitFor()
  const lines = await waited.getByRole('listitem').allInnerTexts()
  for (const deed of told)
    assert.ok(
      lines.some((line) => line.includes(deed.trim())),
      `${deed} in ${lines}`,
    )
  await waited.getByRole('button', { name: t('meanwhile-replay') }).click()
  await page.locator('.past').waitFor()
  await page.getByRole('button', { name: t('log-go-on') }).click()
  await page.locator('.past').waitFor({ state: 'detached' })
  await waited.getByRole('button', { name: t('close') }).click()
  await waited.waitFor({ state: 'detached' })
})

for (const viewport of WALLS) {
  test(`a wall screen of ${viewport.width} pixels is read from afar and needs no hand`, async () => {
    await show(viewport)
    await follow(page, `/t/${id}?board=1`)
    await page.locator('.game.wall').waitFor()
    await rest(page)
    assert.ok((await share()) >= 0.8, `${await share()}`)
    assert.deepEqual(await scrolls(), { beyond: 0, lists: [] })
    const letters = await page
      .locator('.wall .sentence, .wall .strip .name, .wall .strip .rest')
      .evaluateAll((all) =>
        Math.min(...all.map((each) => parseFloat(getComputedStyle(each).fontSize))),
      )
    assert.ok(letters >= 28, `letters of ${letters} pixels`)
    assert.equal(await readable(0.02 * viewport.height, `a wall of ${viewport.width}`), 36)
    assert.equal(await page.locator('.key:visible').count(), 0)
    const [bar, stage] = [
      await page.locator('.top').boundingBox(),
      await page.locator('.stage').boundingBox(),
    ]
    assert.ok(bar.y + bar.height <= stage.y + 1, 'the line covers nothing of the board')
    assert.ok(await page.locator('[data-last-move]').innerText(), 'the line names the last move')
  })
}

test('a phone that opens the shared board leads its player to the hand', async () => {
  await show(PHONE)
  await follow(page, `/t/${id}?board=1`)
  await page.getByRole('link', { name: t('shared-hand') }).click()
  await page.locator('.hand-view [data-hand]').first().waitFor()
  await follow(page, `/t/${id}`)
  await page.locator('.route').first().waitFor()
})

test('names on the board of Germany are of one size as well', async () => {
  await show(LAPTOP)
  await follow(page, '/maps/germany')
  await page.setViewportSize({ width: LAPTOP.width, height: 982 })
  await page.locator('.route').first().waitFor()
  await rest(page)
  assert.equal(await readable(9.9, 'Germany'), 49)
})

test('the menu fits on a narrow phone in every language', async () => {
  for (const language of ['en', 'de', 'fr']) {
    const somebody = await house.person('Annabel', {
      language,
      viewport: { width: 360, height: 640 },
    })
    await somebody.page.goto('/settings')
    await rest(somebody.page)
    const [shown, needed] = await somebody.page
      .locator('header .me')
      .evaluate((link) => [link.clientWidth, link.scrollWidth])
    assert.ok(shown >= needed, `${language}: the last link has ${shown} of ${needed} pixels`)
    await somebody.page.context().close()
  }
})
