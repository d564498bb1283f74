// Plays only through the page. The robot clicks highlighted elements and knows no rules.

/**
 * Everything that the page offers now, or within `patience` milliseconds. Each route has a point at
 * which the pointer would hit it; a route that is covered or out of sight does not count.
 */
export const offered = (page, patience = 0) =>
  page.evaluate(async (patience) => {
    const seen = (selector) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    const look = () => {
      if (seen('.over, .ceremony').length) return { what: 'over' }
      if (seen('.curtain').length) return { what: 'curtain' }
      if (seen('.handover').length) return { what: 'handover' }
      if (seen('form.choice').length) return { what: 'tickets' }
      if (seen('form.claim').length) return { what: 'claim' }
      if (seen('form.pay').length) return { what: 'pay' }
      const answers = seen('.question .answer').map((button) => button.textContent.trim())
      if (answers.length) return { what: 'question', answers }
      const routes = seen('.route.lit').map((route) => {
        const slots = [...document.querySelectorAll(`[data-slots="${route.dataset.route}"] > g`)]
        const { left, top, width, height } = slots[slots.length >> 1].getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const met = document.elementFromPoint(x, y)?.closest('.route')
        return { id: route.dataset.route, length: slots.length, x, y, met: met === route }
      })
      const slots = seen('[data-slot].lit').map((card) => Number(card.dataset.slot))
      const deck = seen('[data-deck].lit').length > 0
      const tickets = seen('[data-tickets].lit').length > 0
      if (!routes.length && !slots.length && !deck && !tickets)
        return { what: seen('[data-settle]').length ? 'settle' : 'nothing' }
      return { what: 'turn', routes, slots, deck, tickets }
    }
    for (const end = performance.now() + patience; ;) {
      const now = look()
      if (now.what !== 'nothing' || performance.now() > end) return now
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }, patience)

/** Milliseconds to wait at a time while a page offers nothing. */
const MOMENT = 250

/** A repeatable stream of numbers below 1. */
export function luck(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const pick = (list, chance) => list[Math.floor(chance() * list.length)]

/**
 * Takes one of the offered actions. Returns the action, or undefined if none was possible yet. With
 * `hoards` it draws as long as there are cards.
 */
export async function step(page, chance, now, { hoards = false } = {}) {
  const offer = now ?? (await offered(page))
  if (offer.what === 'tickets') return keepTickets(page)
  if (offer.what === 'claim') return confirm(page, chance)
  if (offer.what === 'pay') {
    await page.locator('form.pay button[type=submit]').click()
    return 'paid'
  }
  if (offer.what === 'question') {
    const button = page
      .locator('.question .answer')
      .nth(Math.floor(chance() * offer.answers.length))
    // If there was only one answer, the page may have given it in the meantime.
    await button.click({ timeout: 3000 }).catch(async (problem) => {
      if (await button.isVisible()) throw problem
    })
    return 'answer'
  }
  if (offer.what === 'handover') {
    await page.locator('.handover button').click()
    return 'handed over'
  }
  if (offer.what === 'settle') {
    const settle = page.locator('[data-settle]')
    // Bots wait for an undo only for a while, so the button may disappear, and another button for a
    // later action may appear. A button that stays must not be covered.
    await settle.click({ timeout: 3000 }).catch((problem) => {
      const text = String(problem)
      const isCovered = text.includes('intercepts pointer events')
      if (isCovered && !text.includes('detached from the DOM')) throw problem
    })
    return 'settled'
  }
  if (offer.what !== 'turn') return undefined
  const routes = offer.routes.filter(({ met }) => met)
  const longest = Math.max(...routes.map(({ length }) => length))
  const draws = offer.deck || offer.slots.length > 0
  if (routes.length && !(hoards && draws) && (longest > 2 || chance() < 0.5)) {
    const { x, y } = pick(
      routes.filter(({ length }) => length === longest),
      chance,
    )
    await page.mouse.click(x, y)
    return 'route'
  }
  if (offer.deck && (!offer.slots.length || chance() < 0.5)) {
    await page.locator('[data-deck]').click()
    return 'deck'
  }
  if (offer.slots.length) {
    await page.locator(`[data-slot="${pick(offer.slots, chance)}"]`).click()
    return 'card'
  }
  if (offer.tickets) {
    await page.locator('[data-tickets]').click()
    return 'tickets'
  }
  if (await zoomedOut(page))
    throw new Error(
      `no lit route can be pointed at: ${offer.routes.map(({ id }) => id).join(', ')}`,
    )
  await page.getByRole('button', { name: 'Whole board' }).click()
  return 'whole board'
}

/** Whether the whole board is visible. */
const zoomedOut = (page) =>
  page.locator('.stage > svg').evaluate((svg) => {
    const [all, part] = [svg.getBoundingClientRect(), svg.parentElement.getBoundingClientRect()]
    return all.width <= part.width + 1 && all.height <= part.height + 1
  })

/** Keeps as few tickets as possible. */
async function keepTickets(page) {
  const form = page.locator('form.choice')
  const boxes = form.locator('input[type=checkbox]')
  const send = form.locator('button[type=submit]')
  for (let at = 0; at < (await boxes.count()) && (await send.isDisabled()); at++)
    await boxes.nth(at).check()
  await send.click()
  return 'kept'
}

/** Picks any payment and sends the claim. */
async function confirm(page, chance) {
  const ways = page.locator('form.claim fieldset:last-of-type input[type=radio]:visible')
  const count = await ways.count()
  if (count > 1) await ways.nth(Math.floor(chance() * count)).check()
  await page.locator('form.claim button[type=submit]').click()
  return 'claimed'
}

/** Upper bound for the number of clicks in a game. */
const MOST = 1000

/**
 * Plays on one page until `enough` accepts the actions so far or the current offers, or to the end
 * of the game. If nothing is offered, waits up to `patience` milliseconds for other players.
 */
export async function play(
  page,
  { chance = luck(1), enough = () => false, patience = 20_000, hoards = false } = {},
) {
  const done = []
  let quiet = Date.now()
  for (;;) {
    const now = await offered(page, MOMENT)
    if (now.what === 'over' || (await enough(done, now))) return done
    if (done.length > MOST)
      throw new Error(
        `${MOST} clicks bring no end; the last: ${done.slice(-12)}; now: ${JSON.stringify(now)}`,
      )
    const did = await step(page, chance, now, { hoards })
    if (did) {
      done.push(did)
      quiet = Date.now()
    } else if (Date.now() - quiet > patience) {
      throw new Error(
        `nothing to do for ${patience} ms after ${done.length} clicks: ${now.what}; ${await page.locator('main').innerText()}`,
      )
    }
  }
}

/** Makes everybody play in turn until `enough`; returns whether all have reached the end. */
export async function together(people, chance, enough = () => false) {
  for (let quiet = Date.now(); Date.now() - quiet < 60_000;) {
    const waiting = []
    let did = false
    for (const somebody of people) {
      const now = await offered(somebody.page)
      if (now.what === 'over') continue
      waiting.push(somebody)
      if (enough(somebody, now)) return false
      if (await step(somebody.page, chance, now)) did = true
    }
    if (!waiting.length) return true
    if (did) quiet = Date.now()
    else await Promise.race(waiting.map(({ page }) => offered(page, MOMENT)))
  }
  throw new Error('nobody can do anything')
}
