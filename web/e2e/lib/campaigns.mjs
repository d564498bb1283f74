// Campaigns advanced quickly through the API: games are played without a plan, and questions
// answered with the first choice.
import { ahead } from './ahead.mjs'
import { scripted } from './linked.mjs'
import { t } from './words.mjs'

/**
 * Plays the seats of these people at a campaign table until a view is `enough`, or to the end of
 * the game.
 */
export async function playOut(people, table, enough = () => false) {
  const edition = await people[0].call('GET', `/api/tables/${table}/edition`)
  await ahead(people, table, { answer: (seeing) => scripted(seeing, edition), enough })
}

const see = (person, id) => person.call('GET', `/api/campaigns/${id}`)

/** Waits until the campaign waits for `wanted`, and returns the view. */
export async function until(person, id, wanted) {
  for (let tries = 0; tries < 1200; tries++) {
    const seeing = await see(person, id)
    if (wanted(seeing)) return seeing
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(
    `the campaign waits for something else: ${JSON.stringify((await see(person, id)).view.waiting)}`,
  )
}

/** A campaign of a family at one device, with a bot. */
export async function familyCampaign(person) {
  const companies = [
    { company: 'blue', holder: { me: { name: 'Mia' } } },
    { company: 'red', holder: { me: { name: 'Jon' } } },
    { company: 'green', holder: { bot: { bot: 'greedy' } } },
  ]
  const { info } = await person.call('POST', '/api/campaigns', {
    name: t('camp-found-name-what'),
    companies,
  })
  return info.id
}
