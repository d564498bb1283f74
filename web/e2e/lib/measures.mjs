// Measurements of the page, taken in the browser.
import { gzipSync } from 'node:zlib'

/** Compressed bytes of all JavaScript and CSS that a page has fetched so far. */
export function weigh(page) {
  const files = []
  page.on('response', (answer) => {
    if (/\.(js|css)$/.test(new URL(answer.url()).pathname)) files.push(answer)
  })
  return async () => {
    const bodies = await Promise.all(files.map((answer) => answer.body()))
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 6 }).length, 0)
  }
}

/**
 * The quantile of the values: the smallest value that at least this `part` of them does not exceed.
 */
export function quantile(values, part) {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)]
}

const FRAMES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
]

/** Drags that avoid the edges of the board, where the finger moves but the board does not. */
const DRAGS = [
  [-200, -100],
  [400, 200],
  [-400, -200],
  [200, 100],
  [-200, 100],
  [400, -200],
  [-200, 100],
]

/**
 * Drags the board with a finger simulated by the browser, on a processor slowed down by this
 * factor, and returns the events of a trace.
 */
export async function traceDrags(page, categories, { drags = DRAGS, slowdown = 1 } = {}) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  const box = await page.locator('.stage').boundingBox()
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  })
  for (const [xDistance, yDistance] of drags) {
    await session.send('Input.synthesizeScrollGesture', {
      ...from,
      xDistance,
      yDistance,
      speed: 500,
      gestureSourceType: 'touch',
      preventFling: true,
    })
  }
  await session.send('Tracing.end')
  await complete
  return events
}

/**
 * Drags the board and evaluates a trace: frames per second, late frames (at least one frame was
 * missed before them), the longest gap, main-thread tasks that take more than 50 ms of processor
 * time, and main-thread time per frame.
 */
export const panFrames = async (page, slowdown = 1) =>
  readFrames(await traceDrags(page, FRAMES, { slowdown }))

/** A gap is late if at least one frame at 60 Hz was missed. */
const LATE_MS = (1000 / 60) * 1.5

/** A frame of a page; the events of a frame share it. */
const frameOf = ({ pid, args }) => `${pid} ${args.layerTreeId} ${args.frameSeqId}`

export function readFrames(events) {
  const main = events.find(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const onMain = ({ pid, tid, name }) =>
    name === 'RunTask' && pid === main?.pid && tid === main?.tid
  const drags = events
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointermove')
    .map(({ ts }) => ts / 1000)
  /** Times of finger movements between two frames; without any, no frame counts as missed. */
  const moved = (from, to) => drags.filter((at) => at > from && at < to)
  const ticks = new Map(
    events.filter(({ name }) => name === 'BeginFrame').map((event) => [frameOf(event), event.ts]),
  )
  const frames = events
    .filter((event) => event.name === 'DrawFrame' && ticks.has(frameOf(event)))
    .map((event) => ({ tick: ticks.get(frameOf(event)) / 1000, drawn: event.ts / 1000 }))
    .sort((one, other) => one.drawn - other.drawn)
  const gaps = frames.slice(1).flatMap(({ tick, drawn }, before) => {
    const from = frames[before]
    const first = Math.min(...moved(from.drawn, drawn))
    if (first === Infinity) return []
    // After a pause, the wait starts with the finger's movement. Otherwise a frame appears at a tick
    // of the display, no matter how long after the tick it was drawn.
    return [first - from.drawn > LATE_MS ? drawn - first : tick - from.tick]
  })
  const tasks = events.filter(onMain)
  const time = gaps.reduce((sum, gap) => sum + gap, 0)
  return {
    frames: gaps.length,
    perSecond: (gaps.length / time) * 1000,
    late: gaps.filter((gap) => gap > LATE_MS).length,
    longest: Math.max(...gaps),
    p95: quantile(gaps, 0.95),
    longTasks: tasks.filter(({ tdur }) => tdur > 50_000).length,
    mainPerFrame: tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000 / gaps.length,
  }
}

/**
 * Milliseconds from a fresh visit to a table until a choice can be clicked and has been painted,
 * with an empty browser cache.
 */
export async function firstChoice(page, address) {
  await page.goto(address, { waitUntil: 'commit' })
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => {
          const choice = document.querySelector('form.choice input, .lit, .question .answer')
          if (!choice?.checkVisibility()) return requestAnimationFrame(look)
          // The frame that shows the choice has been drawn once the next frame begins.
          requestAnimationFrame(() => resolve(performance.now()))
        }
        look()
      }),
  )
}

/** Makes a page record the times at which it has shown another player's moves. */
export const noteMoves = (page) =>
  page.addInitScript(() => {
    const shown = (window.shown = [])
    const Plain = WebSocket
    window.WebSocket = class extends Plain {
      constructor(...args) {
        super(...args)
        this.addEventListener('message', ({ data }) => {
          const inputs = JSON.parse(data).update?.inputs
          if (inputs === undefined) return
          // The page draws the state in this task; a message sent during the next frame arrives
          // once that frame is painted.
          const { port1, port2 } = new MessageChannel()
          port2.onmessage = () => shown.push([inputs, performance.timeOrigin + performance.now()])
          requestAnimationFrame(() => port1.postMessage(null))
        })
      }
    }
  })

/**
 * Milliseconds until moves were shown on a page. `sent` contains the length of the record and the
 * sending time of each move.
 */
export async function movesShown(sent, on) {
  const shown = new Map(await on.evaluate(() => window.shown))
  return sent.flatMap(([inputs, at]) => (shown.has(inputs) ? [shown.get(inputs) - at] : []))
}
