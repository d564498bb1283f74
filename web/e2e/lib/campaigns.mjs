// Campaigns that are brought on quickly, by the API: games are played out without any plan, and questions answered with the first choice.
import { scripted } from './linked.mjs'
import { t } from './words.mjs'

/** Plays the seats of a person at a table to the end of the game. */
export async function playOut(person, table) {
  const edition = await person.call('GET', `/api/tables/${table}/edition`)
  for (let idle = 0; idle < 400; idle++) {
    const info = await person.call('GET', `/api/tables/${table}`)
    if (info.phase !== 'playing') return
    const mine = info.seats.flatMap(({ sitter }, seat) => (sitter.person?.id === person.me.id ? [seat] : []))
    for (const seat of mine) {
      for (;;) {
        const seeing = await person.call('GET', `/api/tables/${table}/seats/${seat}/game`)
        if (seeing.at === null || !seeing.choices.length) break
        await person.call('POST', '/api/act', { table, seat, at: seeing.at, action: scripted(seeing, edition) })
        idle = 0
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('the game does not end')
}

const see = (person, id) => person.call('GET', `/api/campaigns/${id}`)

/** Waits until the campaign wants this, and tells what is seen then. */
export async function until(person, id, wanted) {
  for (let tries = 0; tries < 1200; tries++) {
    const seeing = await see(person, id)
    if (wanted(seeing)) return seeing
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`the campaign waits for something else: ${JSON.stringify((await see(person, id)).view.waiting)}`)
}

/** Answers whatever is asked of this person's companies with the first choice, until a game can be called. */
export async function settle(person, id) {
  for (;;) {
    const { view, info } = await until(person, id, ({ view }) => view.waiting === 'table' || view.waiting === 'over' || view.waiting.company)
    await person.call('POST', `/api/campaigns/${id}/told`, { to: view.journal.length })
    if (!view.waiting.company) return view
    const [company] = view.waiting.company
    const side = await person.call('GET', `/api/campaigns/${id}/companies/${company}`)
    await person.call('POST', `/api/campaigns/${id}/companies/${company}/answer`, { at: info.at, answer: side.view.choices[0] })
  }
}

/** Calls the next game and plays it out; what follows is still to be read and answered. */
export async function nextGame(person, id) {
  const { info } = await see(person, id)
  const called = await person.call('POST', `/api/campaigns/${id}/games`, { at: info.at })
  await person.call('POST', `/api/campaigns/${id}/told`, { to: called.view.journal.length })
  await playOut(person, called.info.games.at(-1).table)
  return until(person, id, ({ view }) => view.waiting !== 'game')
}

/** A campaign of a family at one device, with a bot. */
export async function familyCampaign(person) {
  const companies = [
    { company: 'blue', holder: { me: { name: 'Mia' } } },
    { company: 'red', holder: { me: { name: 'Jon' } } },
    { company: 'green', holder: { bot: { bot: 'greedy' } } },
  ]
  const { info } = await person.call('POST', '/api/campaigns', { name: t('camp-found-name-what'), companies })
  return info.id
}
