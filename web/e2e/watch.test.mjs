// Spectators learn nothing hidden, and after the end everybody can replay the whole game.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ahead, lastRound } from './lib/ahead.mjs'
import { bot, makeTable, me, openHouse } from './lib/house.mjs'
import { follow, rest } from './lib/rest.mjs'
import { luck, play } from './lib/robot.mjs'
import { leaks } from './lib/traffic.mjs'
import { t } from './lib/words.mjs'

let house
before(async () => (house = await openHouse()))
after(() => house.close())

for (const edition of ['usa-new', 'germany']) {
  test(`a spectator of ${edition} sees no hidden card, in the page or in the traffic`, async () => {
    const [anna, otto] = [
      await house.person('Anna', { hears: true }),
      await house.person(undefined, { hears: true }),
    ]
    const { id } = await makeTable(anna, edition, [me, bot('greedy')], { undo: false })
    await anna.call('POST', `/api/tables/${id}/start`)
    await otto.page.goto(`/t/${id}`)
    await anna.page.goto(`/t/${id}`)
    await play(anna.page, { chance: luck(8), enough: (done) => done.length >= 30 })
    await rest(otto.page)
    assert.ok(
      otto.heard.filter(({ from }) => from === 'socket').length > 20,
      'the spectator received moves',
    )
    assert.deepEqual(leaks(otto.heard), [])
    assert.deepEqual(leaks(anna.heard, [0]), [])
    assert.ok(leaks(anna.heard).length > 0, 'the search finds own cards')
    assert.equal(await otto.page.locator('[data-hand], form.choice, .lit').count(), 0)
    // Opening the page in the middle of a game reveals no more.
    await otto.page.reload()
    await otto.page.locator('.route').first().waitFor()
    assert.deepEqual(leaks(otto.heard), [])
    // No text on the page names both ends of one of the seat's real tickets, unless it is about a route.
    const { view } = await anna.call('GET', `/api/tables/${id}/seats/0/game`)
    const { tickets, places, routes } = await anna.call('GET', `/api/editions/${edition}`)
    const said = await words(otto.page)
    const road = (ends) => routes.some(({ places }) => ends.every((end) => places.includes(end)))
    assert.ok(said.length > 200 && view.own.tickets.length > 0)
    for (const { ends } of view.own.tickets
      .map((ticket) => tickets[ticket])
      .filter(({ ends }) => !road(ends))) {
      const name = ends
        .map((place) => places[place].names.en ?? places[place].name)
        .join('\u00a0– ')
      assert.ok(!said.includes(name), `${name} is told`)
      assert.ok((await words(anna.page)).includes(name), 'its owner can read it')
    }
  })
}

test('a finished game can be replayed, and a link opens a single move', async () => {
  const anna = await house.person('Anna')
  const { id } = await makeTable(anna, 'legends', [me, bot('greedy')], { undo: false })
  await anna.call('POST', `/api/tables/${id}/start`)
  await anna.page.goto(`/t/${id}`)
  // Hints are available against bots.
  await anna.page.getByRole('button', { name: t('tool-hint') }).click()
  const hint = /^\s*Best move: .+ Win chance: \d+%\.\s*$/
  await anna.page.getByRole('status').filter({ hasText: hint }).waitFor()
  await ahead([anna], id, { enough: lastRound })
  await play(anna.page, { chance: luck(9) })
  await anna.page.getByRole('button', { name: t('end-skip') }).click()
  // The result shows the win chances and everybody's accuracy.
  await anna.page.getByText(t('analysis-network')).waitFor({ timeout: 180_000 })
  await anna.page
    .getByRole('img', { name: new RegExp(`^${t('replay-chances')}\\. Anna: `) })
    .waitFor()
  // Allow much time, since a debug build on a busy machine analyses Anna's moves slowly.
  await anna.page.locator('[data-accuracy="0"]').waitFor({ timeout: 180_000 })
  assert.match(await anna.page.locator('[data-accuracy="0"]').innerText(), /^\d+\.\d%$/)
  await anna.page.getByRole('link', { name: t('end-replay') }).click()
  await anna.page.waitForURL(/\/r\//)
  const taken = (page) => page.locator('.route.owned').count()
  const said = (page) => page.locator('.transport .said').first().innerText()
  const scrub = anna.page.getByRole('slider', { name: t('replay-moment') })
  await scrub.waitFor()
  await anna.page.getByRole('button', { name: t('replay-first') }).click()
  await anna.page.waitForFunction(() => !document.querySelector('.route.owned'))
  await anna.page.getByRole('button', { name: t('replay-more'), exact: true }).click()
  for (let claims = 0; claims < 3; claims++) {
    const before = await taken(anna.page)
    await anna.page.getByRole('button', { name: t('replay-next-claim') }).click()
    await anna.page.waitForFunction(
      (before) => document.querySelectorAll('.route.owned').length > before,
      before,
    )
  }
  const [there, link, words] = [await taken(anna.page), anna.page.url(), await said(anna.page)]
  assert.match(link, /\?at=\d+/)
  // The link shows the same moment, with all hands revealed.
  const ben = await house.person()
  await ben.page.goto(link)
  await ben.page.waitForFunction(
    (there) => document.querySelectorAll('.route.owned').length === there,
    there,
  )
  assert.equal(await said(ben.page), words)
  await anna.page.getByRole('button', { name: t('replay-last') }).click()
  await anna.page.waitForFunction(
    (there) => document.querySelectorAll('.route.owned').length > there,
    there,
  )
  // Open the analysis with the turning points.
  await anna.page.getByRole('button', { name: t('replay-tab-curves'), exact: true }).click()
  await anna.page.getByText(t('analysis-network')).waitFor()
  await anna.page.getByText(t('analysis-balance-what')).waitFor()
  // Anna's own moves are analysed and shown first.
  const points = anna.page.getByRole('button', {
    name: /: (Inaccuracy|Mistake|Blunder), win chance −\d+$/,
  })
  const number = await points.count()
  assert.ok(number <= 5, `${number} turning points`)
  assert.equal(await anna.page.locator('.slider .mark').count(), number)
  // The button shows the turning points in turn and then starts again. If the best move is a claim,
  // its route is drawn on the board.
  const seen = new Set()
  for (let at = 0; number && at <= number; at++) {
    const last = anna.page.url()
    await anna.page.getByRole('button', { name: t('replay-next-turning') }).click()
    if (number > 1) await anna.page.waitForFunction((last) => location.href !== last, last)
    seen.add(anna.page.url())
    const said = await anna.page.locator('.point').innerText()
    assert.match(said, /Played: .+ about \d+%\.\s+Best move: .+ about \d+%\.$/)
    const drawn = await anna.page.locator('.bands .better').count()
    assert.equal(drawn, /Best move: claim /.test(said) ? 1 : 0, said)
  }
  assert.equal(seen.size, number)
  // The home page leads back to the game.
  await follow(anna.page, '/')
  const last = anna.page.getByRole('region', { name: t('home-last') })
  await last.getByText(/ of 2, /).waitFor()
  assert.equal(await anna.page.getByText(t('home-learn-lead')).count(), 0)
  await last.getByRole('link', { name: t('end-result') }).click()
  await anna.page.locator('[data-result]').waitFor()
})

/** All text of a page, including text for screen readers. */
const words = (page) =>
  page.evaluate(() => {
    const told = [...document.querySelectorAll('[aria-label], [title]')].flatMap((each) => [
      each.getAttribute('aria-label'),
      each.getAttribute('title'),
    ])
    return [document.body.textContent, ...told].join('\n')
  })
