// Opens every kind of question in play, and every kind of card and question between games, once.
// Each must be shown in words and pass all checks, and each question must be answerable on the
// screen. Campaign positions come from a fixture.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { faults } from './lib/checks.mjs'
import { eveningScreens, FIXTURE, place, tableScreens } from './lib/fixture.mjs'
import { openHouse } from './lib/house.mjs'
import { t } from './lib/words.mjs'

const IN_PLAY = [
  'cards',
  'choose',
  'crew',
  'deliver',
  'dine',
  'hazard',
  'house',
  'load',
  'pay',
  'privilege',
  'second',
  'stakes',
  'take',
  'use',
  'wage',
  'window',
  'wire',
  'wire-keep',
  'turn',
  'end',
]
const BETWEEN = [
  'ask-accuse',
  'ask-build',
  'ask-fork',
  'ask-hire',
  'ask-recall-event',
  'ask-retire-event',
  'veil',
  'recap',
  'home',
]
const CARDS = [
  'year',
  'side',
  'box',
  'rules',
  'retired',
  'board',
  'fork',
  'postcard',
  'postcard-own',
  'postcard-back',
  'office',
  'slips',
  'caboose',
  'event',
  'evidence',
  'ballots',
  'crew-added',
  'crew-turned',
  'hired',
  'pavilions',
  'cut-off',
  'vaults',
  'audit',
  'epilogue',
  'ended',
]

let house
before(async () => (house = await openHouse({ backup: FIXTURE })))
after(() => house.close())

/** Checks that the page leads back to the campaign after the final scoring and offers no rematch. */
async function leadsBack(page, campaign) {
  assert.equal(
    await page.getByRole('link', { name: t('end-campaign') }).getAttribute('href'),
    `/c/${campaign}`,
  )
  assert.equal(await page.getByRole('button', { name: t('end-rematch') }).count(), 0)
}

/** Checks that questions and offices name the hired crew, not the first crew of the pack. */
async function namesCrew(kind, page, crew) {
  const words = page.locator(kind === 'turn' ? '.offices .office' : 'section.question').first()
  for (const title of crew) await words.getByText(title).first().waitFor()
}

/** Checks that no full stop is added to a title that already ends with a mark. */
async function endsOnce(page, title) {
  const log = page.locator('.tabs').getByRole('button', { name: t('tab-log') })
  await log.click()
  const news = page.locator('.log li').filter({ hasText: title })
  assert.match(await news.first().textContent(), new RegExp(`${title} [A-Z]`))
}

// Both parts run at the same time, since they mostly wait for pages.
describe('every kind', { concurrency: 2 }, () => {
  test('every kind of question in play opens and is answered', async (context) => {
    const seen = new Set()
    for await (const { kind, page, chapter, ada } of tableScreens(house)) {
      seen.add(kind)
      await context.test(kind, async () => {
        if (kind === 'end') return leadsBack(page, chapter.campaign)
        if (kind === 'wage' || kind === 'turn') {
          const { view } = await ada.call('GET', `/api/campaigns/${chapter.campaign}`)
          const { crew } = view.companies.find(({ company }) => company === 'blue')
          assert.ok(crew.length > 0)
          await namesCrew(
            kind,
            page,
            crew.map(({ words }) => words.title),
          )
        }
        if (kind === 'deliver') await endsOnce(page, 'Extra! Extra!')
        if (kind === 'turn')
          assert.equal(
            await page.locator('.offices .office').count(),
            3,
            'each company has its office',
          )
        else if (kind !== 'take') {
          const text = await place(page, kind).innerText()
          assert.ok(
            text.length > 20 && !/asks-|ask-|pay-|\{/.test(text),
            `it is asked in words: ${text}`,
          )
        }
        assert.deepEqual(await faults(page), [])
      })
    }
    assert.deepEqual(
      IN_PLAY.filter((kind) => !seen.has(kind)),
      [],
      'kinds without a table in the fixture',
    )
  })

  test('every kind of card and question between games opens and is answered', async (context) => {
    const seen = new Set()
    for await (const { name, page } of eveningScreens(house, {}, seen)) {
      // It is enough to check the drawing of the map once.
      const board = /^campaign-(home|map|card-board)$/.test(name)
      await context.test(name, async () => assert.deepEqual(await faults(page, { board }), []))
    }
    assert.deepEqual(
      [...BETWEEN, ...CARDS].filter((kind) => !seen.has(kind)),
      [],
      'kinds without a campaign in the fixture',
    )
  })
})
