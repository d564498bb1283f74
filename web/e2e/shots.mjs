// Takes screenshots of every screen and every state of the game screen, on a phone, a laptop and a
// wall screen, light and dark, into shots/. `npm run shots -- WORD` takes those whose name contains
// the word; `HIGHBALL_LANGUAGE=de` takes them in German.
import { mkdirSync } from 'node:fs'
import { campaignScreens } from './lib/campaign-scenes.mjs'
import { eveningScreens, FIXTURE, tableScreens } from './lib/fixture.mjs'
import { LAPTOP, openHouse, PHONE, WALL } from './lib/house.mjs'
import { rest } from './lib/rest.mjs'
import {
  gameScreens,
  lessons,
  otherBoards,
  plainScreens,
  roomScreens,
  sharedScreens,
} from './lib/scenes.mjs'

const folder = new URL('../shots/', import.meta.url).pathname
mkdirSync(folder, { recursive: true })
const [wanted = ''] = process.argv.slice(2)
const sizes = { phone: PHONE, laptop: LAPTOP, wall: WALL }

const house = await openHouse({ backup: FIXTURE })
for (const scenes of [
  plainScreens,
  roomScreens,
  gameScreens,
  otherBoards,
  sharedScreens,
  lessons,
  campaignScreens,
  tableScreens,
  eveningScreens,
]) {
  for await (const { name, page, whole = false } of scenes(house)) {
    for (const [size, viewport] of Object.entries(sizes)) {
      for (const colorScheme of ['light', 'dark']) {
        if (!`${name}-${size}-${colorScheme}`.includes(wanted)) continue
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme })
        await rest(page)
        await page.screenshot({
          path: `${folder}${name}-${size}-${colorScheme}.png`,
          fullPage: whole,
        })
      }
    }
    await page.setViewportSize(LAPTOP)
    await page.emulateMedia({ colorScheme: 'light' })
  }
}
await house.close()
