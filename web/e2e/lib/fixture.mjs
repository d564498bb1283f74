// The fixture: a backup with a table stopped at each kind of question in play, and campaigns that
// wait before each kind of card and at each kind of question between games.
// `crates/server/tests/fixture` writes it.
import { cards, homeScreens, questionKind, questions } from './campaign-scenes.mjs'
import { kindOf } from './linked.mjs'
import { follow, rest } from './rest.mjs'
import { t } from './words.mjs'

export const FIXTURE = new URL('../fixtures/campaign.jsonl.gz', import.meta.url)

/** The secret of Ada's device, as stored in the fixture. */
const SECRET = 'the-fixture-of-the-browser-tests'

/** Opens a device of Ada, who owns the tables and campaigns. */
export const comesBack = (house, options = {}) =>
  house.person(undefined, { ...options, secret: SECRET })

/**
 * Selectors for questions with a place of their own on the screen: payments, and face-up cards that
 * can be taken.
 */
const PLACES = { pay: 'form.pay', take: '[data-slot].lit' }
export const place = (page, kind) => page.locator(PLACES[kind] ?? 'section.question').first()

/** Gives the first answer to a question, or the one that the screen suggests. */
const answer = (page, kind) => {
  const where = place(page, kind)
  if (kind === 'take') return where.click()
  return where
    .locator(kind === 'pay' ? 'button[type=submit]' : '.answer')
    .first()
    .click()
}

/**
 * Opens every table at its question, which is checked and then answered on the screen. One of the
 * games has ended.
 */
export async function* tableScreens(house, options = {}) {
  const ada = await comesBack(house, options)
  const { page } = ada
  for (const { id, seats, phase, chapter } of await ada.call('GET', '/api/me/tables')) {
    const seat = seats.findIndex(({ sitter }) => sitter.person?.id === ada.me.id)
    const see = () => ada.call('GET', `/api/tables/${id}/seats/${seat}/game`)
    const { asked, inputs } = await see()
    const kind = phase === 'over' ? 'end' : kindOf(asked)
    await follow(page, `/t/${id}`)
    if (kind === 'end') {
      await page.locator(`a[href="/c/${chapter.campaign}"]`).first().waitFor()
    } else if (kind === 'turn') {
      await page.locator('.route.lit').first().waitFor()
      await page.getByRole('button', { name: t('tab-office'), exact: true }).click()
      await page.locator('.offices').waitFor()
    } else await place(page, kind).waitFor()
    await rest(page)
    yield { name: `fixture-${kind}`, kind, page, chapter, ada }
    if (kind === 'end' || kind === 'turn') continue
    await answer(page, kind)
    while ((await see()).inputs === inputs) await page.waitForTimeout(20)
  }
  await ada.context.close()
}

/** The kind of fact that a card shows, as one word. */
const factKind = ({ fact }) => `${kindOf(fact)} ${kindOf(fact['event-retired']?.cause)}`

/**
 * Opens every campaign with news, and stops at each kind of card and question that is not in
 * `seen`, and at the pages of one campaign. Cards are turned as long as there are new kinds.
 */
export async function* eveningScreens(house, options = {}, seen = new Set()) {
  const ada = await comesBack(house, options)
  // The fixture does not contain the tables of these campaigns' games.
  ada.forgiven = /404 for .*\/api\/tables\/\w+\/game$/
  const facts = new Set()
  for (const { id } of await ada.call('GET', '/api/me/campaigns')) {
    const look = () => ada.call('GET', `/api/campaigns/${id}`)
    const { view, info, read } = await look()
    const last = view.journal.findLastIndex(
      (entry, at) => at >= info.told && !facts.has(factKind(entry)),
    )
    if (last >= 0 || (read < info.told && !seen.has('recap'))) {
      yield* cards(ada.page, id, seen, async () => (await look()).info.told > last)
      for (const entry of view.journal.slice(info.told, last + 1)) facts.add(factKind(entry))
    }
    if (view.waiting.company) {
      const own = info.companies.filter(({ holder }) => holder.person?.id === ada.me.id).length
      if (!seen.has(questionKind(view.waiting.company[1])) || (own > 1 && !seen.has('veil')))
        yield* questions(ada, id, seen, 1)
    } else if (
      view.waiting === 'table' &&
      info.told === view.journal.length &&
      info.games.length > 1 &&
      !seen.has('home')
    ) {
      seen.add('home')
      yield* homeScreens(ada.page, id)
    }
  }
  await ada.context.close()
}
