// A single player starts a game from the home page, and plays a whole game on each board.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ahead, lastRound } from './lib/ahead.mjs'
import { bot, makeTable, me, openHouse } from './lib/house.mjs'
import { follow } from './lib/rest.mjs'
import { luck, play } from './lib/robot.mjs'

let house, anna
before(async () => {
  house = await openHouse()
  anna = await house.person('Anna')
})
after(() => house.close())

const KINDS = ['kept', 'claimed', 'deck', 'card']

// The classic edition has the same screens as the new one, so its middle is played through the API.
for (const [edition, seed, brief] of [
  ['usa-new', 1],
  ['usa-classic', 2, true],
  ['germany', 3],
  ['legends', 4],
]) {
  test(`a game of ${edition} is played to its end by clicking highlights`, async () => {
    const { id } = await makeTable(anna, edition, [me, bot('greedy')], { undo: false })
    await anna.call('POST', `/api/tables/${id}/start`)
    await follow(anna.page, `/t/${id}`)
    const chance = luck(seed)
    const enough = (done) => brief && KINDS.every((what) => done.includes(what))
    const done = await play(anna.page, { chance, enough })
    if (brief) {
      await ahead([anna], id, { enough: lastRound })
      done.push(...(await play(anna.page, { chance })))
    }
    const counts = done.reduce((all, what) => ({ ...all, [what]: (all[what] ?? 0) + 1 }), {})
    for (const what of KINDS) assert.ok(counts[what], `never ${what}: ${JSON.stringify(counts)}`)
    const table = await anna.call('GET', `/api/tables/${id}`)
    assert.equal(table.phase, 'over')
  })
}
