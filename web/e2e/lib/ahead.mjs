// Advances a game through the API where playing it through the page would check nothing more.

const kept = ({ 'keep-tickets': keep }) => (keep ? -keep.kept.length : -Infinity)
const length = ({ claim }) =>
  claim ? Object.values(claim.payment).reduce((sum, count) => sum + count, 0) : 0
const most = (list, worth) => list.reduce((best, each) => (worth(each) > worth(best) ? each : best))

/** Claims the longest route that can be paid for, or draws; keeps few tickets. */
const builds = ({ choices }) => {
  if (kept(choices[0]) > -Infinity) return most(choices, kept)
  const claim = most(choices, length)
  return length(claim) ? claim : hoards({ choices })
}

/** Draws as long as there are cards. */
export const hoards = ({ choices }) =>
  kept(choices[0]) > -Infinity
    ? most(choices, kept)
    : (choices.find((choice) => choice === 'draw-blind') ?? choices[0])

/** A server address without a page, to which browsers are sent while nothing should be painted. */
export const ELSEWHERE = '/api/packs'

export const lastRound = ({ view }) => view.open.turns_left !== null

/**
 * Plays the seats of these people until one of them has a question whose view is `enough`, or to
 * the end of the game. Their pages show nothing in the meantime, since painting a move takes longer
 * than playing it.
 */
export async function ahead(people, table, options) {
  const places = people.map(({ page }) => page.url())
  for (const { page } of people) await page.goto(ELSEWHERE)
  await playOn(people, table, options)
  for (const [at, { page }] of people.entries()) await page.goto(places[at])
}

/** Does the same as `ahead`, but lets the pages show every move. */
export async function playOn(people, table, { answer = builds, enough = () => false } = {}) {
  for (let idle = 0; idle < 1000; idle++) {
    const { phase, seats } = await people[0].call('GET', `/api/tables/${table}`)
    if (phase !== 'playing') return
    for (const person of people) {
      const me = (person.me ??= await person.call('GET', '/api/me'))
      for (const [seat, { sitter }] of seats.entries()) {
        if (sitter.person?.id !== me.id) continue
        for (;;) {
          const seeing = await person.call('GET', `/api/tables/${table}/seats/${seat}/game`)
          if (seeing.at === null || !seeing.choices.length) break
          if (enough(seeing)) return
          await person.call('POST', '/api/act', {
            table,
            seat,
            at: seeing.at,
            action: answer(seeing),
          })
          // Bots need not wait for an undo.
          await person.call('POST', '/api/settle', { table, seat })
          idle = 0
        }
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('the game does not go on')
}
