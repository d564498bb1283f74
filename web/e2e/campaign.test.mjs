// A campaign with two people and a bot, started through a link: a first evening with its story, a
// second evening with a new board, a reload and a lost network, and a third with an absent player.
// Finally, a file moves the campaign to another server.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { lastRound } from './lib/ahead.mjs'
import { playOut, until } from './lib/campaigns.mjs'
import { evening, found, offers, turn } from './lib/evening.mjs'
import { cutting, openHouse, saved } from './lib/house.mjs'
import { follow } from './lib/rest.mjs'
import { luck, together } from './lib/robot.mjs'
import { t } from './lib/words.mjs'

let house, elsewhere
before(async () => {
  house = await openHouse()
  elsewhere = await openHouse({ alone: true })
})
after(async () => {
  try {
    await house.close()
  } finally {
    await elsewhere.close()
  }
})

/** Starts the game as the first person, and waits until everybody sees the first card. */
const call = async (people) => {
  await people[0].page.locator('[data-call]').click()
  for (const { page } of people) await page.locator('[data-next]').waitFor()
}
const toTable = async (people) => {
  for (const { page } of people) {
    if (!page.url().includes('/t/')) await page.locator('[data-table]').click()
    await page.waitForURL(/\/t\//)
    await page.locator('.route').first().waitFor()
  }
}
/** Returns from the end of a game to the campaign. */
const backHome = async (people, id) => {
  for (const { page } of people) {
    const skip = page.getByRole('button', { name: t('end-skip') })
    await skip
      .or(page.locator(`a[href="/c/${id}"]`))
      .first()
      .waitFor()
    if (await skip.isVisible()) await skip.click()
    await page.locator(`a[href="/c/${id}"]`).first().click()
    await page.waitForURL(`**/c/${id}`)
  }
}

/**
 * Plays until somebody gets a question without a choice, which the person's page answers
 * automatically.
 */
async function answersItself(people, table) {
  const forced = ({ choices: [only, ...others] }) => only.answer === 0 && !others.length
  let asked
  await playOut(people, table, (seeing) => forced(seeing) && (asked = seeing))
  assert.ok(asked, 'such a question came up')
  for (let tries = 0; tries < 400; tries++) {
    if ((await people[0].call('GET', `/api/tables/${table}/game`)).inputs > asked.inputs) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nobody answered')
}

let anna, ben, id
const chance = luck(71)

test('two people and a bot start a campaign and read its first cards together', async () => {
  anna = await house.person()
  ben = await house.person()
  await anna.page.goto('/')
  await anna.page.getByRole('link', { name: t('home-campaign') }).click()
  await anna.page.getByRole('link', { name: t('camp-found-begin') }).click()
  id = await found(anna.page, { name: 'Thursdays', who: 'Anna', open: [1], bots: [2] })
  assert.equal(await anna.page.locator('[data-call]').count(), 0, 'a company is still open')

  await ben.page.goto(`/c/${id}`)
  await ben.page.locator('[data-claim=red]').click()
  await ben.page.getByRole('dialog').getByRole('textbox').fill('Ben')
  await ben.page
    .getByRole('dialog')
    .getByRole('button', { name: t('name-go') })
    .click()
  await call([anna, ben])

  // When one person turns a card, both see it; a reload shows the same card.
  const first = await anna.page.locator('.ceremony h1').textContent()
  await turn(anna.page)
  const second = await anna.page.locator('.ceremony h1').textContent()
  await ben.page.waitForFunction(
    (heading) => document.querySelector('.ceremony h1')?.textContent === heading,
    second,
  )
  await anna.page.reload()
  await anna.page.locator('[data-next]').waitFor()
  assert.equal(await anna.page.locator('.ceremony h1').textContent(), second)
  // Anna can still leaf back to earlier cards.
  await anna.page.getByRole('button', { name: t('camp-back') }).click()
  await anna.page.waitForFunction(
    (heading) => document.querySelector('.ceremony h1')?.textContent === heading,
    first,
  )
  await anna.page.locator('[data-next]').click()
  await anna.page.waitForFunction(
    (heading) => document.querySelector('.ceremony h1')?.textContent === heading,
    second,
  )
  // A press immediately after another person's press is ignored, since it was meant for the
  // previous card.
  await ben.page.waitForTimeout(800)
  await ben.page.keyboard.press('ArrowRight')
  await anna.page.waitForFunction(
    (heading) => document.querySelector('.ceremony h1')?.textContent !== heading,
    second,
  )
  const cards = []
  const told = await evening(
    [anna, ben],
    async (page, now) => now === 'card' && cards.push(await page.locator('.lay').innerText()),
  )
  assert.ok(told.length >= 2, told.join())
  assert.equal(await offers(anna.page), 'table')
  // Nobody has come last before the first game.
  const { companies } = (await anna.call('GET', `/api/campaigns/${id}`)).view
  const drawn = companies.map(({ name }) => t('camp-caboose-lot', { company: name }))
  assert.ok(
    cards.some((card) => drawn.some((words) => card.includes(words))),
    cards.join('\n'),
  )
})

test('after the first game the story is read, and postcards are private to their owners', async () => {
  await toTable([anna, ben])
  assert.equal(await together([anna, ben], chance), true)
  await backHome([anna, ben], id)
  const stages = new Set()
  const told = await evening([anna, ben], async (page, now) => {
    if (now === 'card')
      stages.add(
        await page.evaluate(
          () => document.querySelector('.ceremony [aria-current=step]')?.textContent,
        ),
      )
  })
  for (const words of [t('camp-card-slips'), t('camp-card-caboose'), t('camp-card-vaults')])
    assert.ok(told.includes(words), `${words} among ${told}`)
  assert.ok(stages.size >= 4, `steps at the end were named: ${[...stages]}`)

  const view = (await anna.call('GET', `/api/campaigns/${id}/companies/blue`)).view
  assert.equal(view.waiting, 'table')
  const [own] = view.companies.filter(({ company }) => company === 'blue')
  const [other] = view.companies.filter(({ company }) => company === 'red')
  assert.ok(
    own.postcards.every((card) => card.private),
    'own postcards are readable',
  )
  assert.ok(
    other.postcards.every((card) => !card.private),
    'those of others are not',
  )
  const text = await anna.page.locator('main').innerText()
  assert.ok(text.includes(view.game.year))
  await follow(anna.page, `/c/${id}/journal`)
  await anna.page
    .getByRole('heading', { name: view.journal.find(({ fact }) => fact['side-read'])?.words.title })
    .waitFor()
  await follow(anna.page, `/c/${id}/rules`)
  for (const { title } of view.rules)
    await anna.page.getByRole('heading', { name: title, exact: true }).waitFor()
})

test('the second game has the new board, and survives a reload and a lost network', async () => {
  const line = await cutting(ben)
  await ben.page.reload()
  const { view } = await anna.call('GET', `/api/campaigns/${id}`)
  const city = view.boards.at(-1).cities[0]
  await follow(anna.page, `/c/${id}/map`)
  await anna.page
    .locator('.stage text', { hasText: city.split(' ')[0] })
    .first()
    .waitFor()
  await follow(anna.page, `/c/${id}`)
  await call([anna, ben])
  // Postponed cards do not hide the rules that were read before.
  assert.ok(view.rules.length > 0)
  await anna.page.getByRole('button', { name: t('camp-later'), exact: true }).click()
  await anna.page.getByText(t('camp-rules-count', { count: view.rules.length })).waitFor()
  // A lost network is reported next to the cards as well.
  const heading = await ben.page.locator('.ceremony h1').textContent()
  ben.forgiven = /WebSocket|ERR_INTERNET_DISCONNECTED|Failed to fetch/
  await line.cut()
  await ben.page.getByText(t('banner-lost')).waitFor()
  await line.mend()
  await ben.page.getByText(t('banner-lost')).waitFor({ state: 'detached' })
  assert.equal(await ben.page.locator('.ceremony h1').textContent(), heading)
  const boxes = []
  await evening(
    [anna, ben],
    async (page, now) => now === 'card' && (await page.locator('.box').count()) && boxes.push(1),
  )
  assert.ok(boxes.length, 'a box was opened')
  await toTable([anna, ben])
  await together([anna, ben], chance, (who, now) => who === anna && now.what === 'turn' && now.deck)
  await anna.page.reload()
  await anna.page.locator('.route').first().waitFor()
  await together([anna, ben], chance, (who, now) => who === ben && now.what === 'turn' && now.deck)
  ben.forgiven = /WebSocket|ERR_INTERNET_DISCONNECTED|Failed to fetch/
  await line.cut()
  await ben.page.getByText(t('banner-lost')).waitFor()
  await line.mend()
  await ben.page.getByText(t('banner-lost')).waitFor({ state: 'detached' })
  let turns = 0
  await together(
    [anna, ben],
    chance,
    (who, now) => who === ben && now.what === 'turn' && now.deck && turns++ > 2,
  )
  const table = new URL(anna.page.url()).pathname.split('/')[2]
  await answersItself([anna, ben], table)
  // Most of the rest is played through the API; the page only shows the last round.
  await playOut([anna, ben], table, lastRound)
  assert.equal(await together([anna, ben], chance), true)
  await backHome([anna, ben], id)
  await evening([anna, ben])
  const { info } = await anna.call('GET', `/api/campaigns/${id}`)
  assert.equal(info.games.length, 2)
})

test('a bot stands in for an absent player, who later gets a recap', async () => {
  await ben.page.locator('[data-away=red]').click()
  await ben.page.locator('[data-back=red]').waitFor()
  await ben.page.goto('/')
  // The other bot is replaced with one that searches and therefore has to understand the campaign's
  // cards.
  const { info, view } = await anna.call('GET', `/api/campaigns/${id}`)
  const { name } = view.companies.find(({ company }) => company === info.companies[2].company)
  const office = anna.page.locator('article').filter({ hasText: name })
  await office.getByText(t('camp-hand-over')).click()
  await office.getByRole('combobox').selectOption('hard')
  await office.getByRole('button', { name: t('camp-hand-other-bot'), exact: true }).click()
  await until(anna, id, ({ info }) => info.companies[2].holder.bot?.bot === 'hard')
  await call([anna])
  await evening([anna])
  await ben.page.goto(`/c/${id}`)
  await ben.page.getByRole('heading', { name: t('camp-recap') }).waitFor()
  await ben.page.locator('[data-recap]').click()
  await toTable([anna])
  let turns = 0
  await together([anna], chance, (_, now) => now.what === 'turn' && now.deck && turns++ > 0)
  const [game] = (await anna.call('GET', `/api/campaigns/${id}`)).info.games.slice(-1)
  const table = await anna.call('GET', `/api/tables/${game.table}`)
  assert.ok(
    table.seats.some(({ stand_in }) => stand_in) ||
      table.seats.filter(({ sitter }) => sitter.bot).length === 2,
    'a bot plays for Ben',
  )
})

test('the campaign continues from its file on another server', async () => {
  await anna.page.goto(`/c/${id}`)
  const file = await saved(anna.page, () => anna.page.locator('[data-export]').click())
  assert.match(file, /^highball-campaign /)

  const [annaThere, benThere] = [await elsewhere.person('Anna'), await elsewhere.person('Ben')]
  await annaThere.page.goto('/c')
  await annaThere.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'thursdays.txt', mimeType: 'text/plain', buffer: Buffer.from(file) })
  await annaThere.page.locator('[data-import]').click()
  await annaThere.page.waitForURL(/\/c\/c-/)
  const there = new URL(annaThere.page.url()).pathname.split('/')[2]
  await annaThere.page.locator('[data-claim=blue]').click()
  await annaThere.page.locator('[data-claim=blue]').waitFor({ state: 'detached' })
  await benThere.page.goto(`/c/${there}`)
  await benThere.page.locator('[data-claim=red]').click()
  await benThere.page.locator('[data-claim=red]').waitFor({ state: 'detached' })
  await evening([annaThere, benThere])
  const [here, now] = [
    await anna.call('GET', `/api/campaigns/${id}`),
    await annaThere.call('GET', `/api/campaigns/${there}`),
  ]
  assert.deepEqual(now.view.journal.length, here.view.journal.length)
  assert.equal(await offers(annaThere.page), 'table')
  await toTable([annaThere, benThere])
  let turns = 0
  await together(
    [annaThere, benThere],
    chance,
    (_, now) => now.what === 'turn' && now.deck && turns++ > 1,
  )
})
