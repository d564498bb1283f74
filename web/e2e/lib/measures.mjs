// Figures of the page, taken in the browser.
import { gzipSync } from 'node:zlib'

/** Bytes of all JavaScript and CSS a page has fetched so far, packed as a server packs them. */
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

/** The value that `part` of all are not above. */
export function quantile(values, part) {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)]
}

/**
 * Drags the board about for some seconds and reads the frames of that time from a trace: how many were presented, how long
 * the longest gap between two of them was, and how many gaps were longer than two frames.
 */
export async function panFrames(page, seconds = 4) {
  const session = await page.context().newCDPSession(page)
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  const box = await page.locator('.stage').boundingBox()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'disabled-by-default-devtools.timeline'] } })
  const until = Date.now() + seconds * 1000
  for (let step = 0; Date.now() < until; step++) {
    await page.mouse.move(x + 220 * Math.sin(step / 9), y + 140 * Math.sin(step / 13))
  }
  await session.send('Tracing.end')
  await complete
  await page.mouse.up()
  const names = {}
  for (const { name } of events) names[name] = (names[name] ?? 0) + 1
  return { events, names }
}
