// A whole game without a pointer: from the home page to the end.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { bot, makeTable, me, openHouse } from './lib/house.mjs'
import { press, tabTo } from './lib/keyboard.mjs'
import { luck } from './lib/robot.mjs'
import { t } from './lib/words.mjs'

let house
before(async () => (house = await openHouse()))
after(() => house.close())

test('a game starts by keyboard from the home page', async () => {
  const anna = await house.person()
  await anna.page.goto('/')
  await anna.page.getByRole('button', { name: t('home-play-now'), exact: true }).waitFor()
  await tabTo(anna.page, '.skip')
  await tabTo(anna.page, 'form button.main')
  await anna.page.keyboard.press('Enter')
  await anna.page.locator('form.choice').waitFor()
})

test('a whole game is played by keyboard', async () => {
  const anna = await house.person('Anna')
  const { id } = await makeTable(anna, 'legends', [me, bot('greedy')], { undo: false })
  await anna.call('POST', `/api/tables/${id}/start`)
  await anna.page.goto(`/t/${id}`)
  const [chance, counts] = [luck(3), {}]
  let boards = 0
  for (let quiet = Date.now(); Date.now() - quiet < 20_000;) {
    const did = await press(anna.page, chance, () => boards++ % 2 === 0)
    if (did === 'over') break
    if (did) counts[did] = (counts[did] ?? 0) + 1
    if (did) quiet = Date.now()
  }
  assert.equal((await anna.call('GET', `/api/tables/${id}`)).phase, 'over')
  for (const what of ['kept', 'claimed', 'deck', 'route', 'listed route'])
    assert.ok(counts[what], `never ${what}: ${JSON.stringify(counts)}`)
})
