// Prints measurements of the page for docs/benchmarks.md.
import { loadavg } from 'node:os'
import { ahead, lastRound } from './lib/ahead.mjs'
import { bot, LAPTOP, makeTable, me, openHouse } from './lib/house.mjs'
import { firstChoice, movesShown, noteMoves, panFrames, quantile, weigh } from './lib/measures.mjs'
import { luck } from './lib/robot.mjs'
import { t } from './lib/words.mjs'

const MOVES = 200
/** Milliseconds between two moves, so that the page has settled after each move. */
const PAUSE = 400
const house = await openHouse()
const started = async (host, edition, seats, guests = []) => {
  const { id } = await makeTable(host, edition, seats, { undo: false })
  for (const [seat, guest] of guests) {
    await guest.call('POST', `/api/tables/${id}/seats/${seat}/sit`, { name: null })
    await guest.call('POST', '/api/ready', { table: id, ready: true })
  }
  await host.call('POST', `/api/tables/${id}/start`)
  return id
}

const loads = () =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')
console.log(`load of the machine in the last 1, 5 and 15 minutes: ${loads()}`)

const times = []
let bytes = 0
for (let visit = 0; visit < 7; visit++) {
  const visitor = await house.person(`Visitor ${visit}`)
  const id = await started(visitor, 'usa-new', [me, bot('greedy')])
  const total = weigh(visitor.page)
  times.push(await firstChoice(visitor.page, `/t/${id}`))
  bytes = await total()
  await visitor.context.close()
}
console.log(`first playable page: ${(bytes / 1000).toFixed(1)} kB of JavaScript and CSS, gzip`)
console.log(
  `first choice on the screen: median ${quantile(times, 0.5).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms of ${times.length} visits`,
)

/**
 * Measures, at 400 kbit/s with 400 ms latency, the time until Play can be pressed, and from there
 * to the first choice.
 */
const slowly = await house.person(undefined)
const network = await slowly.context.newCDPSession(slowly.page)
await network.send('Network.enable')
await network.send('Network.emulateNetworkConditions', {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
})
const began = performance.now()
await slowly.page.goto('/', { waitUntil: 'commit' })
const shown = slowly.page.locator('progress').first()
await shown.waitFor()
const progress = performance.now() - began
const button = slowly.page.getByRole('button', { name: t('home-play-now'), exact: true })
await button.waitFor()
const there = performance.now() - began
await button.click()
const pressed = performance.now()
await slowly.page.locator('form.choice input').first().waitFor()
const chosen = performance.now() - pressed
const seconds = (ms) => (ms / 1000).toFixed(1)
console.log(
  `at 400 kbit/s: progress after ${seconds(progress)} s, Play after ${seconds(there)} s, the first choice ${seconds(chosen)} s after it was pressed`,
)
await slowly.context.close()

/**
 * Both people play through the API, as if from other devices. One of them has the game open on this
 * screen.
 */
const [anna, ben] = [await house.person('Anna'), await house.person('Ben')]
await noteMoves(ben.page)
const chance = luck(6)
const [took, kept] = [[], []]
while (took.length < MOVES) {
  const id = await started(anna, 'usa-new', [me, 'open'], [[1, ben]])
  await ben.page.goto(`/t/${id}`)
  await ben.page.waitForSelector('.route')
  const sent = []
  for (let over = false; !over;) {
    for (const [seat, person] of [anna, ben].entries()) {
      const now = await person.call('GET', `/api/tables/${id}/seats/${seat}/game`)
      over ||= now.view.open.over
      if (now.at === null || !now.choices.length) continue
      const action = now.choices[Math.floor(chance() * now.choices.length)]
      const at = performance.timeOrigin + performance.now()
      const { inputs } = await person.call('POST', '/api/act', {
        table: id,
        seat,
        at: now.at,
        action,
      })
      if (person === anna) {
        sent.push([inputs, at])
        kept.push(performance.timeOrigin + performance.now() - at)
      }
      await ben.page.waitForTimeout(PAUSE)
    }
  }
  took.push(...(await movesShown(sent, ben.page)))
}
console.log(
  `a move on the other screen: p50 ${quantile(took, 0.5).toFixed(1)} ms, p95 ${quantile(took, 0.95).toFixed(1)} ms, of ${took.length} moves; kept and answered: p50 ${quantile(kept, 0.5).toFixed(1)} ms, p95 ${quantile(kept, 0.95).toFixed(1)} ms`,
)

/** Germany has the largest built-in board, North America the widest. */
for (const edition of ['germany', 'usa-new']) {
  const walker = await house.person('Walker', { viewport: LAPTOP, hasTouch: true })
  await walker.page.goto(`/t/${await started(walker, edition, [me, bot('greedy')])}`)
  await walker.page.waitForSelector('.route')
  for (let times = 0; times < 3; times++)
    await walker.page.getByRole('button', { name: t('board-closer') }).click()
  await walker.page.waitForTimeout(500)
  const pan = await panFrames(walker.page)
  console.log(
    `panning ${edition}: ${pan.perSecond.toFixed(1)} frames a second over ${pan.frames} frames, ${pan.late} late, longest gap ${pan.longest.toFixed(0)} ms, ` +
      `${pan.longTasks} long tasks, main thread ${pan.mainPerFrame.toFixed(1)} ms of processor time a frame`,
  )
  await walker.context.close()
}
/**
 * A board on which almost every route is owned, on a device slowed down to a quarter of its speed.
 */
const crowd = await house.person('Crowd', { viewport: LAPTOP, hasTouch: true })
const full = await started(crowd, 'usa-new', [me, ...Array(4).fill(bot('greedy'))])
await crowd.page.goto(`/t/${full}`)
await ahead([crowd], full, { enough: lastRound })
await crowd.page.waitForSelector('.route')
const owned = await crowd.page.locator('[data-slots] > .wagon').count()
for (let times = 0; times < 3; times++)
  await crowd.page.getByRole('button', { name: t('board-closer') }).click()
await crowd.page.waitForTimeout(500)
const slow = await panFrames(crowd.page, 4)
console.log(
  `panning ${owned} wagons at a quarter of the speed: p95 ${slow.p95.toFixed(1)} ms a frame over ${slow.frames} frames, ` +
    `${slow.late} late, longest gap ${slow.longest.toFixed(0)} ms, main thread ${slow.mainPerFrame.toFixed(1)} ms of processor time a frame`,
)
/** Every table has its own picture, so each of these has to be drawn. */
const drawn = []
let picture = 0
for (let table = 0; table < 5; table++) {
  const id = await started(crowd, 'usa-new', [me, bot('greedy')])
  const asked = performance.now()
  const answer = await fetch(`${house.url}/api/tables/${id}/picture`)
  picture = Math.max(picture, (await answer.arrayBuffer()).byteLength)
  drawn.push(performance.now() - asked)
}
console.log(
  `preview picture, uncached: median ${quantile(drawn, 0.5).toFixed(0)} ms, slowest ${Math.max(...drawn).toFixed(0)} ms, at most ${(picture / 1000).toFixed(0)} kB`,
)
console.log(`load at the end: ${loads()}`)
await house.close()
