// Moving to another screen, and waiting until a page has settled.

/**
 * Milliseconds without a request after which no more are expected. The page waits up to 60
 * milliseconds before it fetches changes.
 */
const CALM = 100

const pending = new WeakMap()

/** Counts the pending requests of a page from now on. */
export function trackRequests(page) {
  const open = new Set()
  pending.set(page, open)
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
}

/**
 * Waits until a page has no pending requests, its fonts are loaded, nothing moves, and everything
 * is painted.
 */
export async function rest(page) {
  const open = pending.get(page)
  for (let calm = 0; calm < CALM;) {
    const before = Date.now()
    await page.evaluate(painted)
    calm = open?.size ? 0 : calm + Date.now() - before
  }
}

async function painted() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await document.fonts.ready
  const moving = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && effect.getComputedTiming().endTime < Infinity,
    )
  await Promise.allSettled(moving.map(({ finished }) => finished))
  await frame()
  await frame()
}

/**
 * Follows a link to another screen as a person would, so that the page's files are not fetched
 * again. If no page is open yet, opens the address.
 */
export async function follow(page, path) {
  const here = new URL(page.url())
  const inside = here.protocol.startsWith('http') && !here.pathname.startsWith('/api')
  if (!inside || here.pathname === path) return void (await page.goto(path))
  await page.evaluate(async (path) => {
    const link = Object.assign(document.createElement('a'), { href: path })
    document.body.append(link)
    link.click()
    link.remove()
    // Let the current task end, since the old screen is removed after it.
    await new Promise((resolve) => setTimeout(resolve))
  }, path)
}
