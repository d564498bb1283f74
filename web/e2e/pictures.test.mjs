// The boards look the same as in the reference pictures. Pictures depend on the browser and the
// typeface, so the test is skipped with another version of Chromium. `HIGHBALL_PICTURES=write npm
// run e2e` takes new pictures, to be reviewed before they are committed.
import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { difference } from './lib/compare.mjs'
import { openHouse } from './lib/house.mjs'
import { follow, rest } from './lib/rest.mjs'

/** 1000 pixels for the page, plus a scrollbar. */
const SCREEN = { width: 1015, height: 800 }
/** Maximum share of pixels that may differ: less than the name of a city takes up. */
const MOST = 0.0005

const folder = new URL('pictures/', import.meta.url)
const about = new URL('about.json', folder)
const writes = process.env.HIGHBALL_PICTURES === 'write'

let house, visitor, blank
before(async () => {
  house = await openHouse({ desktop: true })
  visitor = await house.person(undefined, { viewport: SCREEN })
  blank = await visitor.context.newPage()
})
after(() => house.close())

for (const [edition, look] of [
  ['usa-new', 'light'],
  ['usa-new', 'dark'],
  ['germany', 'light'],
  ['legends', 'light'],
]) {
  test(`the board of ${edition}, ${look}`, async (context) => {
    const chromium = house.browser.version().split('.')[0]
    const made = existsSync(about) ? JSON.parse(readFileSync(about)).chromium : undefined
    if (!writes && made !== chromium)
      return context.skip(`the pictures are of Chromium ${made}, this is ${chromium}`)
    await visitor.page.emulateMedia({ colorScheme: look })
    await follow(visitor.page, `/maps/${edition}`)
    await visitor.page.locator('.route').first().waitFor()
    await rest(visitor.page)
    const picture = await visitor.page.locator('.stage').screenshot()
    const file = new URL(`${edition}-${look}.png`, folder)
    if (writes) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, picture)
      writeFileSync(about, `${JSON.stringify({ chromium, typeface: 'P052 (fonts-urw-base35)' })}\n`)
    }
    assert.ok((await difference(blank, readFileSync(file), picture)) <= MOST)
  })
}
