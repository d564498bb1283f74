// The screens of a campaign: its creation, its cards, the questions between games, and its home.
import { familyCampaign, until } from './campaigns.mjs'
import { follow, rest } from './rest.mjs'
import { t } from './words.mjs'

/**
 * Turns the cards in front of the table, either all or until `enough`, and stops at the first card
 * of each new kind.
 */
export async function* cards(page, id, seen, enough = async () => false) {
  await follow(page, `/c/${id}`)
  await page.locator('[data-recap], [data-next], .ask, [data-call]').first().waitFor()
  // Cards that were turned without the page are shown as one recap.
  if (await page.locator('[data-recap]').count()) {
    await rest(page)
    if (!seen.has('recap')) yield { name: 'campaign-recap', page, whole: true }
    seen.add('recap')
    await page.locator('[data-recap]').click()
    await page.locator('[data-next], .ask, [data-call]').first().waitFor()
  }
  while ((await page.locator('.ceremony').count()) && !(await enough())) {
    const lay = page.locator('.lay')
    const own = await lay.locator('[data-turn]:enabled').count()
    const kind = own ? 'postcard-own' : await lay.getAttribute('data-kind')
    if (!seen.has(kind)) {
      seen.add(kind)
      await rest(page)
      yield { name: `campaign-card-${kind}`, page }
    }
    const count = await page.locator('.ceremony .count').innerText()
    await page.locator('[data-next]').click()
    // The owner turns a postcard over before the next card.
    if (own) {
      await page.locator('.lay [data-turn]:disabled').waitFor({ state: 'attached' })
      if (!seen.has('postcard-back')) {
        seen.add('postcard-back')
        await rest(page)
        yield { name: 'campaign-card-postcard-back', page }
      }
      continue
    }
    await page.waitForFunction(
      (count) =>
        !document.querySelector('.ceremony') ||
        document.querySelector('.ceremony .count').textContent !== count ||
        ['audit', 'ballots', 'box'].includes(document.querySelector('.lay')?.dataset.kind),
      count,
    )
  }
}

/** A question between two games as one word. */
export const questionKind = (question) =>
  `ask-${typeof question === 'string' ? question : Object.keys(question)[0]}`

/**
 * Answers this person's questions between two games on the page, at most `most` of them, and stops
 * at each kind of question.
 */
export async function* questions(person, id, seen, most = Infinity) {
  const { page } = person
  for (let answered = 0; answered < most;) {
    const { view, info } = await until(
      person,
      id,
      ({ view }) => view.waiting === 'table' || view.waiting === 'over' || view.waiting.company,
    )
    if (view.journal.length > info.told) {
      yield* cards(page, id, seen)
      continue
    }
    if (!view.waiting.company) return
    const [company, question] = view.waiting.company
    const kind = questionKind(question)
    const holder = info.companies.find((each) => each.company === company).holder
    // A bot answers automatically after a while.
    if (holder.person?.id !== person.me.id) continue
    await follow(page, `/c/${id}`)
    await page.locator('.ask').waitFor()
    if (await page.locator('.ask [data-veil]').count()) {
      if (!seen.has('veil')) yield { name: 'campaign-veil', page, whole: true }
      seen.add('veil')
      await page.locator('.ask [data-veil]').click()
    }
    // Prefer hiring crew, since crew members lead to further questions.
    const hires = page.locator('.ask-form input[value*=crew]')
    await ((await hires.count()) ? hires : page.locator('.ask-form input')).first().check()
    if (!seen.has(kind)) {
      seen.add(kind)
      await rest(page)
      yield { name: `campaign-${kind}`, page, whole: true }
    }
    await page.locator('[data-answer]').click()
    await until(person, id, (now) => now.info.at > info.at)
    answered++
  }
}

/**
 * The screens of a campaign before its first game: its creation, a guest's visit, the list, and its
 * home.
 */
export async function* campaignScreens(house, options = {}) {
  const [family, guest] = [await house.person('Mia', options), await house.person('Lea', options)]
  const { page } = family
  await follow(page, '/c/new')
  await page.locator('form li').first().waitFor()
  await rest(page)
  yield { name: 'campaign-found', page, whole: true }
  const companies = [
    { company: 'blue', holder: { me: { name: null } } },
    { company: 'red', holder: 'open' },
  ]
  const open = await family.call('POST', '/api/campaigns', {
    name: t('camp-found-name-what'),
    companies,
  })
  await guest.page.goto(`/c/${open.info.id}`)
  await guest.page.locator('[data-claim=red]').waitFor()
  await rest(guest.page)
  yield { name: 'campaign-guest', page: guest.page, whole: true }
  const id = await familyCampaign(family)
  await follow(page, '/c')
  await rest(page)
  yield { name: 'campaigns', page, whole: true }
  await follow(page, `/c/${id}`)
  await page.locator('[data-call]').waitFor()
  await rest(page)
  yield { name: 'campaign-home-new', page, whole: true }
  await family.context.close()
  await guest.context.close()
}

/** The pages of a campaign between two games. */
export async function* homeScreens(page, id) {
  for (const [name, path] of [
    ['home', ''],
    ['rules', '/rules'],
    ['journal', '/journal'],
    ['museum', '/museum'],
  ]) {
    await follow(page, `/c/${id}${path}`)
    await page.locator('h1').waitFor()
    await rest(page)
    yield { name: `campaign-${name}`, page, whole: true }
  }
  await follow(page, `/c/${id}/map`)
  await page.locator('.route').first().waitFor()
  await rest(page)
  yield { name: 'campaign-map', page }
}
