// One server and one browser, and the people who come to it.
import { execFileSync } from 'node:child_process'
import { chromium } from 'playwright-core'
import { startServer } from './server.mjs'
import { record } from './traffic.mjs'

export const PHONE = { width: 390, height: 844 }
export const LAPTOP = { width: 1366, height: 768 }
export const WALL = { width: 2560, height: 1440 }

export async function startBrowser() {
  const name = process.env.CHROMIUM ?? 'chromium'
  const executablePath = name.includes('/') ? name : execFileSync('which', [name]).toString().trim()
  return chromium.launch({ executablePath, args: ['--no-sandbox'] })
}

/**
 * Opens a server and a browser. `close` ends both, and fails when a page has complained: an error in its console, an
 * exception nobody caught, an answer of the server that was no success.
 */
export async function openHouse() {
  const server = await startServer()
  const browser = await startBrowser().catch(async (problem) => {
    await server.stop()
    throw problem
  })
  const people = []
  return {
    url: server.url,
    browser,
    /** Somebody with a device of their own. Without a name it is somebody who has only just come. */
    async person(name, options = {}) {
      const somebody = await newPerson(browser, server.url, name, options)
      people.push(somebody)
      return somebody
    },
    async close() {
      const problems = people.flatMap((somebody) => somebody.problems)
      await browser.close()
      await server.stop()
      if (server.log()) problems.push(`the server's log: ${server.log()}`)
      if (problems.length) throw new Error(`pages complained:\n${problems.join('\n')}`)
    },
  }
}

async function newPerson(browser, url, name, { viewport = LAPTOP, look = 'light', language = 'en', settings = {}, ...more }) {
  const context = await browser.newContext({ baseURL: url, viewport, colorScheme: look, locale: language, ...more })
  const kept = JSON.stringify({ language, pace: 'at-once', motion: 'less', ...settings })
  await context.addInitScript((text) => {
    if (!localStorage.getItem('highball-settings')) localStorage.setItem('highball-settings', text)
  }, kept)
  const page = await context.newPage()
  const somebody = {
    name: name ?? 'somebody',
    context,
    page,
    /** @type {string[]} */
    problems: [],
    heard: record(page),
    /** Complaints that a test brings about on purpose. */
    forgiven: /** @type {RegExp | null} */ (null),
    /** A call of the API as this person. */
    async call(method, path, body) {
      const answer = await context.request.fetch(path, { method, data: body, headers: { origin: url } })
      if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
      const text = await answer.text()
      return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
    },
  }
  const complain = (text) => {
    if (!somebody.forgiven?.test(text)) somebody.problems.push(`${somebody.name}: ${text}`)
  }
  page.on('pageerror', (error) => complain(`exception: ${error.stack ?? error}`))
  page.on('console', (message) => {
    // The browser writes a line for every answer that is no success; those are judged below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) complain(`console: ${message.text()}`)
  })
  page.on('response', (answer) => {
    if (answer.status() >= 400) complain(`${answer.status()} for ${answer.url()}`)
  })
  page.on('dialog', (dialog) => {
    complain(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  if (name) somebody.me = await somebody.call('POST', '/api/people', { name })
  return somebody
}

/** A table by the API, as a person makes it; `changes` differ from an unlisted one without a clock. */
export async function makeTable(host, edition, seats, changes = {}) {
  const plain = { map: null, listed: false, pace: 'none', time_out: 'wait', first: null, undo: true, chat: 'everybody', open_cards: false }
  return host.call('POST', '/api/tables', { ...plain, edition, seats, ...changes })
}

export const me = { me: { name: null } }
export const bot = (name) => ({ bot: { bot: name } })

/** A network that can be taken away: the socket is closed, and nothing gets through until it is mended. */
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
