// Every screen and every state of the game screen has no axe violations in the light and dark
// themes and, on a phone, no horizontal scrolling and no target that is too small to hit.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { faults } from './lib/checks.mjs'
import { campaignScreens } from './lib/campaign-scenes.mjs'
import { openHouse } from './lib/house.mjs'
import {
  gameScreens,
  lessons,
  otherBoards,
  plainScreens,
  roomScreens,
  sharedScreens,
} from './lib/scenes.mjs'

let house
before(async () => (house = await openHouse()))
after(() => house.close())

describe('screens', { concurrency: 2 }, () => {
  for (const [what, scenes] of Object.entries({
    'pages by themselves': plainScreens,
    'a table and its room': roomScreens,
    'a game from the first ticket to the last': gameScreens,
    'other boards': otherBoards,
    'one device or one screen for several': sharedScreens,
    'the first ride and a map with mistakes': lessons,
    'a campaign and its ceremonies': campaignScreens,
  })) {
    test(what, async (context) => {
      for await (const { name, page } of scenes(house)) {
        // It is enough to check the drawing of each board once.
        const board = /^(map|.*-opening)$/.test(name)
        await context.test(name, async () => {
          assert.deepEqual(await faults(page, { board }), [])
        })
      }
    })
  }
})
