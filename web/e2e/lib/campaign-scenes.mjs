// Every screen and ceremony of a campaign, one after the other, of a family at one device.
import { familyCampaign, nextGame, playOut, settle, until } from './campaigns.mjs'
import { t } from './words.mjs'

const settled = async (page) => {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(200)
}

/** Turns the cards that lie before the table, and stops at the first of each kind that was not seen yet. */
export async function* cards(page, id, seen) {
  await page.goto(`/c/${id}`)
  await page.locator('[data-recap], [data-next], .ask, [data-call]').first().waitFor()
  // What was turned over without the page is told in one go.
  if (await page.locator('[data-recap]').count()) {
    await settled(page)
    if (!seen.has('recap')) yield { name: 'campaign-recap', page, whole: true }
    seen.add('recap')
    await page.locator('[data-recap]').click()
    await page.locator('[data-next], .ask, [data-call]').first().waitFor()
  }
  while (await page.locator('.ceremony').count()) {
    const kind = await page.locator('.lay').getAttribute('data-kind')
    if (!seen.has(kind)) {
      seen.add(kind)
      await settled(page)
      yield { name: `campaign-card-${kind}`, page }
    }
    const count = await page.locator('.ceremony .count').innerText()
    await page.locator('[data-next]').click()
    await page.waitForFunction(
      (count) => !document.querySelector('.ceremony') || document.querySelector('.ceremony .count').textContent !== count || document.querySelector('.lay')?.dataset.kind === 'audit',
      count,
    )
  }
}

/** Answers in the page what is asked of this person between two games, with a stop at each kind of question. */
export async function* questions(person, id, seen) {
  const { page } = person
  for (;;) {
    const { view, info } = await until(person, id, ({ view }) => view.waiting === 'table' || view.waiting === 'over' || view.waiting.company)
    if (view.journal.length > info.told) {
      yield* cards(page, id, seen)
      continue
    }
    if (!view.waiting.company) return
    const [company, question] = view.waiting.company
    const kind = typeof question === 'string' ? question : 'fork'
    const holder = info.companies.find((each) => each.company === company).holder
    // A bot answers by itself, sooner or later.
    if (holder.person?.id !== person.me.id) continue
    await page.goto(`/c/${id}`)
    await page.locator('.ask').waitFor()
    if (await page.locator('.ask [data-veil]').count()) {
      if (!seen.has('veil')) yield { name: 'campaign-veil', page, whole: true }
      seen.add('veil')
      await page.locator('.ask [data-veil]').click()
    }
    // Hired hands bring questions of their own.
    const hires = page.locator('.ask-form input[value*=crew]')
    await ((await hires.count()) ? hires : page.locator('.ask-form input')).first().check()
    if (!seen.has(kind)) {
      seen.add(kind)
      await settled(page)
      yield { name: `campaign-ask-${kind}`, page, whole: true }
    }
    await page.locator('[data-answer]').click()
    await until(person, id, (now) => now.info.at > info.at)
  }
}

/** A campaign from its founding to the end of game `games`. */
export async function* campaignScreens(house, options = {}, games = 2) {
  const [family, guest] = [await house.person('Mia', options), await house.person('Lea', options)]
  const { page } = family
  const seen = new Set()
  await page.goto('/c/new')
  await page.locator('form li').first().waitFor()
  await settled(page)
  yield { name: 'campaign-found', page, whole: true }
  const companies = [{ company: 'blue', holder: { me: { name: null } } }, { company: 'red', holder: 'open' }]
  const open = await family.call('POST', '/api/campaigns', { name: t('camp-found-name-what'), companies })
  await guest.page.goto(`/c/${open.info.id}`)
  await guest.page.locator('[data-claim=red]').waitFor()
  await settled(guest.page)
  yield { name: 'campaign-guest', page: guest.page, whole: true }

  const id = await familyCampaign(family)
  await page.goto('/c')
  await settled(page)
  yield { name: 'campaigns', page, whole: true }
  await page.goto(`/c/${id}`)
  await page.locator('[data-call]').waitFor()
  await settled(page)
  yield { name: 'campaign-home-new', page, whole: true }
  await page.locator('[data-call]').click()
  await page.locator('[data-next]').waitFor()
  yield* cards(page, id, seen)
  for (let game = 1; game <= games; game++) {
    if (game > 1) await nextGame(family, id)
    else await playOut(family, (await family.call('GET', `/api/campaigns/${id}`)).info.games[0].table)
    yield* questions(family, id, seen)
  }
  await settle(family, id)
  for (const [name, path] of [['home', ''], ['rules', '/rules'], ['journal', '/journal']]) {
    await page.goto(`/c/${id}${path}`)
    await page.locator('h1').waitFor()
    await settled(page)
    yield { name: `campaign-${name}`, page, whole: true }
  }
  await page.goto(`/c/${id}/map`)
  await page.locator('.route').first().waitFor()
  await settled(page)
  yield { name: 'campaign-map', page }
  await family.context.close()
  await guest.context.close()
}
