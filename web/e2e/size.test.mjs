// The page is small and loads quickly.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { bot, makeTable, me, openHouse } from './lib/house.mjs'
import { firstChoice, weigh } from './lib/measures.mjs'

let house
before(async () => (house = await openHouse()))
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
