// The page is small and loads quickly, and moving the board takes little work.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { bot, LAPTOP, makeTable, me, openHouse } from './lib/house.mjs'
import { firstChoice, traceDrags, weigh } from './lib/measures.mjs'
import { rest } from './lib/rest.mjs'
import { t } from './lib/words.mjs'

let house
// A browser of its own, since a trace contains all pages of a browser.
before(async () => (house = await openHouse({ desktop: true })))
after(() => house.close())

test('JavaScript and CSS up to the first choice are at most 150 kB compressed', async () => {
  const anna = await house.person('Anna')
  const { id } = await makeTable(anna, 'usa-new', [me, bot('greedy')])
  await anna.call('POST', `/api/tables/${id}/start`)
  const total = weigh(anna.page)
  await firstChoice(anna.page, `/t/${id}`)
  const bytes = await total()
  assert.ok(bytes > 20_000, `only ${bytes} bytes were counted`)
  assert.ok(bytes <= 150_000, `${bytes} bytes`)
})

/** The number of movements in a drag of the board, and how often the browser assigned layers. */
async function dragWork(page) {
  const events = await traceDrags(page, ['blink', 'devtools.timeline'], { drags: [[-160, -80]] })
  const count = (wanted) => events.filter(wanted).length
  return {
    moves: count(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointermove'),
    layered: count(({ name }) => name === 'PaintArtifactCompositor::Update'),
  }
}

test('a drag of the board does not make the browser assign layers in every frame', async () => {
  const { page } = await house.person(undefined, { viewport: LAPTOP, hasTouch: true })
  await page.goto('/maps/usa-new')
  await page.locator('.route').first().waitFor()
  for (let times = 0; times < 3; times++)
    await page.getByRole('button', { name: t('board-closer') }).click()
  await rest(page)
  const { moves, layered } = await dragWork(page)
  assert.ok(moves >= 10, `only ${moves} movements`)
  assert.ok(layered <= moves / 5, `${layered} times in ${moves} movements`)

  await page.locator('.stage > svg').evaluate((svg) => (svg.style.animation = 'none'))
  const without = await dragWork(page)
  assert.ok(without.layered > without.moves / 2, 'layers are not counted')
})
