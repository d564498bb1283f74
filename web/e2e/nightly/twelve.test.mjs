// All twelve games of a campaign through the server, with bots and one person who plays through the
// API and opens the screen of every new mechanism in the browser.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { ELSEWHERE } from '../lib/ahead.mjs'
import { cards, questions } from '../lib/campaign-scenes.mjs'
import { sideways, small, violations } from '../lib/checks.mjs'
import { bot, me, openHouse } from '../lib/house.mjs'
import { kindOf, scripted } from '../lib/linked.mjs'

/**
 * Questions in games that the person must have been asked by the end, so that their screens were
 * opened. Other questions depend on chance.
 */
const MECHANISMS = [
  'load',
  'wire',
  'wire-keep',
  'pay',
  'cards',
  'stakes',
  'hazard',
  'wage',
  'house',
  'window',
  'second',
]
/** Questions between games, and cards, that every campaign must have shown by the end. */
const BETWEEN = ['ask-hire']
const CARDS = [
  'year',
  'side',
  'rules',
  'box',
  'board',
  'fork',
  'postcard',
  'event',
  'slips',
  'caboose',
  'vaults',
  'crew-added',
  'crew-turned',
  'hired',
  'pavilions',
  'audit',
  'epilogue',
]

let house
before(async () => (house = await openHouse()))
after(() => house.close())

test('twelve games show every mechanism on the screen', { timeout: 900_000 }, async () => {
  const ada = await house.person('Ada')
  const companies = [
    { company: 'blue', holder: me },
    { company: 'red', holder: bot('hungry') },
    { company: 'green', holder: bot('greedy') },
  ]
  const terms = { pace: 'none', time_out: 'wait', undo: false, chat: 'nobody' }
  const { info } = await ada.call('POST', '/api/campaigns', {
    name: 'Twelve',
    pack: null,
    companies,
    terms,
  })
  const campaign = `/api/campaigns/${info.id}`
  const seen = new Set()
  for (let game = 1; game <= 12; game++) {
    const table = await begin(ada, campaign, game)
    await read(cards(ada.page, info.id, seen))
    await playGame(ada, table, game, seen)
    await ended(ada, table, info.id)
    await read(questions(ada, info.id, seen))
  }
  const { view } = await ada.call('GET', campaign)
  assert.equal(view.waiting, 'over')
  assert.deepEqual(
    [...MECHANISMS, ...BETWEEN, ...CARDS].filter((kind) => !seen.has(kind)),
    [],
    'what never came onto the screen',
  )
})

/** Starts the next game and returns its table. */
async function begin(ada, campaign, game) {
  const { info } = await ada.call('GET', campaign)
  const called = await ada.call('POST', `${campaign}/games`, { at: info.at, companies: null })
  const { table } = called.info.games.at(-1)
  assert.equal(called.info.games.at(-1).game, game)
  return table
}

/** Opens the cards and questions on the page: each kind once. */
async function read(scenes) {
  for await (const { name, page } of scenes) {
    assert.deepEqual(await sideways(page), [], name)
    assert.deepEqual(await violations(page, { board: false }), [], name)
  }
}

/**
 * Plays a game to its end. New kinds of questions are answered on the screen, all others through
 * the API. In the meantime the page shows something else, since it could not keep up.
 */
async function playGame(ada, table, game, seen) {
  const seat = (await ada.call('GET', `/api/tables/${table}`)).seats.findIndex(
    ({ color }) => color === 'blue',
  )
  const edition = await ada.call('GET', `/api/tables/${table}/edition`)
  const see = () => ada.call('GET', `/api/tables/${table}/seats/${seat}/game`)
  let looked = false
  for (;;) {
    const now = await see()
    if (now.view.open.over) return
    if (now.at === null) {
      await pause(10)
      continue
    }
    const kind = kindOf(now.asked)
    if (kind === 'turn' && !looked) {
      looked = true
      await ada.page.goto(`/t/${table}`)
      await lookAround(ada.page, game)
      await ada.page.goto(ELSEWHERE)
    }
    if (
      !seen.has(kind) &&
      now.choices.length > 1 &&
      !['turn', 'second-card', 'take', 'opening-tickets', 'tickets'].includes(kind)
    ) {
      seen.add(kind)
      await ada.page.goto(`/t/${table}`)
      await answerOnScreen(ada.page, kind)
      // The same question may follow for another card, so wait until the number of inputs changes.
      while ((await see()).inputs === now.inputs) await pause(50)
      await ada.page.goto(ELSEWHERE)
      continue
    }
    await ada.call('POST', '/api/act', {
      table,
      seat,
      at: now.at,
      action: scripted(
        now,
        edition,
        MECHANISMS.filter((each) => !seen.has(each)),
      ),
    })
  }
}

/** Opens the offices at the first turn of a game, and checks their screen. */
async function lookAround(page, game) {
  const office = page.getByRole('button', { name: 'Office', exact: true })
  await office.click()
  await page.locator('.offices').waitFor()
  assert.equal(await page.locator('.offices .office').count(), 3, 'each company has its office')
  assert.deepEqual(await sideways(page), [])
  if (game === 12) {
    assert.deepEqual(await violations(page, { board: false }), [])
    assert.deepEqual(await small(page), [])
  }
}

/**
 * Checks that a new kind of question is shown in words, with something to answer, and answers it on
 * the screen.
 */
async function answerOnScreen(page, kind) {
  const panel = page.locator(kind === 'pay' ? 'form.pay' : 'section.question')
  await panel.waitFor({ timeout: 20_000 })
  const text = await panel.innerText()
  assert.ok(
    text.length > 20 && !/asks-|ask-|pay-|\{/.test(text),
    `${kind} is asked in words: ${text}`,
  )
  assert.deepEqual(await sideways(page), [], kind)
  assert.deepEqual(await violations(page, { board: false }), [], kind)
  await (
    kind === 'pay' ? panel.locator('button[type=submit]') : panel.locator('.answer').first()
  ).click()
}

/** Checks that the page leads back to the campaign after the final scoring and offers no rematch. */
async function ended({ page }, table, campaign) {
  await page.goto(`/t/${table}`)
  const onward = page.getByRole('link', { name: 'Continue the campaign' })
  await onward.waitFor()
  assert.equal(await onward.getAttribute('href'), `/c/${campaign}`)
  assert.equal(await page.getByRole('button', { name: 'Play again' }).count(), 0)
}
