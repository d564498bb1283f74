// A server and a browser, and the people who use them.
import { spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { chromium } from 'playwright-core'
import { trackRequests } from './rest.mjs'
import { startServer } from './server.mjs'
import { record } from './traffic.mjs'
import { LANGUAGE } from './words.mjs'

export const PHONE = { width: 390, height: 844 }
export const LAPTOP = { width: 1366, height: 768 }
export const WALL = { width: 2560, height: 1440 }
export const DESKTOP = { width: 1920, height: 1080 }

/** The addresses of the server and the browser that `run.mjs` started for all files. */
const shared = process.env.HIGHBALL_E2E ? JSON.parse(process.env.HIGHBALL_E2E) : undefined

/** The path of a program, or undefined if it is not installed. */
const installed = (name) =>
  spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim() || undefined

/**
 * Options for Chromium. If the headless shell is installed, it is used by default: it is the same
 * engine without a desktop browser, so tests take less time. `desktop` requests the whole browser,
 * the only one with a back/forward cache. Playwright hides scrollbars and turns off that cache by
 * default, but people have both.
 */
export function chromiumOptions({ desktop = false } = {}) {
  const name = process.env.CHROMIUM
  const executablePath = name
    ? (installed(name) ?? name)
    : ((desktop ? undefined : installed('chromium-headless-shell')) ?? installed('chromium'))
  const ignoreDefaultArgs = ['--hide-scrollbars', '--disable-back-forward-cache']
  return { executablePath, args: ['--no-sandbox'], ignoreDefaultArgs }
}

/**
 * The browser that `run.mjs` started, or one for this file only. Closing it closes everything this
 * file opened in it.
 */
export async function startBrowser({ desktop = false } = {}) {
  return shared && !desktop
    ? chromium.connect(shared.browser)
    : chromium.launch(chromiumOptions({ desktop }))
}

/** Fails if pages reported problems or a server logged something. */
export function judge(people, log = '') {
  const problems = people.flatMap((somebody) => somebody.problems)
  if (log) problems.push(`the server's log: ${log}`)
  if (problems.length) throw new Error(`pages complained:\n${problems.join('\n')}`)
}

/**
 * Opens a server and a browser: those of `run.mjs` if it runs this file. A test file whose tables
 * would disturb others requests its own server (`alone`). A file that starts from a packed `backup`
 * or needs `more` arguments also gets its own server. Notifications, reference pictures and the
 * back/forward cache need the `desktop` browser. `close` stops everything that was started here,
 * and fails if a page complained: a console error, an uncaught exception, or a failed response.
 */
export async function openHouse({ alone = false, backup, more, desktop = false } = {}) {
  const own = alone || backup || more || !shared
  const server = own ? await startServer({ backup, more }) : undefined
  const url = server?.url ?? shared.url
  const browser = await startBrowser({ desktop }).catch(async (problem) => {
    await server?.stop()
    throw problem
  })
  const people = []
  return {
    url,
    browser,
    /** A person with their own device: named, known by a `secret`, or new. */
    async person(name, options = {}) {
      const somebody = await newPerson(browser, url, name, options)
      people.push(somebody)
      return somebody
    },
    async close() {
      await browser.close()
      await server?.stop()
      judge(people, server?.log())
    },
  }
}

/**
 * Opens a device for a person: a browser context with one page. Errors of the page are recorded.
 */
export async function newPerson(
  browser,
  url,
  name,
  {
    viewport = LAPTOP,
    look = 'light',
    language = LANGUAGE,
    settings = {},
    secret,
    hears = false,
    ...more
  },
) {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    colorScheme: look,
    locale: language,
    // Tests intercept and cut the connection themselves; only the test of the worker allows workers.
    serviceWorkers: 'block',
    ...more,
  })
  const kept = JSON.stringify({
    language,
    pace: 'at-once',
    motion: 'less',
    soundAsked: true,
    legendSeen: true,
    ...settings,
  })
  await context.addInitScript((text) => {
    // Blank pages have no local storage.
    if (location.origin === 'null') return
    if (!localStorage.getItem('highball-settings')) localStorage.setItem('highball-settings', text)
  }, kept)
  const page = await context.newPage()
  trackRequests(page)
  const somebody = {
    name: name ?? 'somebody',
    context,
    page,
    /** @type {string[]} */
    problems: [],
    /** The recorded traffic of the page, if `hears` is set. */
    heard: hears ? record(page) : undefined,
    /** A pattern for problems that a test causes on purpose. */
    forgiven: /** @type {RegExp | null} */ (null),
    /** Calls the API as this person. */
    async call(method, path, body) {
      const answer = await context.request.fetch(path, {
        method,
        data: body,
        headers: { origin: url },
      })
      if (!answer.ok())
        throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
      const text = await answer.text()
      return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
    },
  }
  const complain = (text) => {
    if (!somebody.forgiven?.test(text)) somebody.problems.push(`${somebody.name}: ${text}`)
  }
  page.on('pageerror', (error) => complain(`exception: ${error.stack ?? error}`))
  page.on('console', (message) => {
    // The browser also logs every failed response. These are handled below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complain(`console: ${message.text()}`)
  })
  page.on('response', (answer) => {
    if (answer.status() >= 400) complain(`${answer.status()} for ${answer.url()}`)
  })
  page.on('dialog', (dialog) => {
    complain(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  if (name) somebody.me = await somebody.call('POST', '/api/people', { name })
  if (secret) {
    await context.addCookies([{ name: 'highball', value: secret, url }])
    somebody.me = await somebody.call('GET', '/api/me')
  }
  return somebody
}

/** Creates a table through the API; by default unlisted and without a clock. */
export async function makeTable(host, edition, seats, changes = {}) {
  const plain = {
    map: null,
    listed: false,
    pace: 'none',
    time_out: 'wait',
    first: null,
    undo: true,
    chat: 'everybody',
    open_cards: false,
  }
  return host.call('POST', '/api/tables', { ...plain, edition, seats, ...changes })
}

export const me = { me: { name: null } }
export const bot = (name) => ({ bot: { bot: name } })

/** The text of a file that a page saves. */
export async function saved(page, save) {
  const [download] = await Promise.all([page.waitForEvent('download'), save()])
  return text(await download.createReadStream())
}

/** A network that can fall silent: the socket stays open, but nothing arrives. */
export async function hushing({ context }) {
  let silent = false
  await context.routeWebSocket(/\/socket(\?|$)/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => silent || server.send(message))
    server.onMessage((message) => silent || socket.send(message))
  })
  return {
    hush: () => (silent = true),
    speak: () => (silent = false),
  }
}

/** A network that can be cut: the socket closes, and nothing gets through until it is restored. */
export async function cutting({ context }) {
  let broken = false
  const open = new Set()
  await context.routeWebSocket(/\/socket(\?|$)/, (socket) => {
    if (broken) return void socket.close()
    socket.connectToServer()
    open.add(socket)
  })
  return {
    async cut() {
      broken = true
      await context.setOffline(true)
      for (const socket of open) await socket.close()
      open.clear()
    },
    async mend() {
      broken = false
      await context.setOffline(false)
    },
  }
}
