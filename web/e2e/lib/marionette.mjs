// Drives Firefox through Marionette: JSON messages over TCP, each preceded by its length. A smoke test needs three commands.
// Playwright uses features of WebDriver BiDi that Debian's Firefox does not have.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Connects as soon as the port is open. */
async function reach(port) {
  for (let tries = 0; tries < 300; tries++) {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return socket
    } catch {
      await pause(100)
    }
  }
  throw new Error('Firefox does not listen')
}

/** Starts Firefox with a fresh profile. */
export async function openFirefox(program, port) {
  const profile = mkdtempSync(join(tmpdir(), 'highball-firefox-'))
  writeFileSync(join(profile, 'user.js'), `user_pref('marionette.port', ${port});\n`)
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile]
  const browser = spawn(program, args, { stdio: 'ignore' })
  const end = async () => {
    browser.kill()
    if (browser.exitCode === null && browser.signalCode === null) await once(browser, 'exit')
    rmSync(profile, { recursive: true, force: true })
  }
  try {
    const ask = talk(await reach(port))
    await ask('WebDriver:NewSession', {})
    return {
      goto: (url) => ask('WebDriver:Navigate', { url }),
      evaluate: async (look, args = []) => {
        const script = `return (${look})(...arguments)`
        return (await ask('WebDriver:ExecuteScript', { script, args: [args] })).value
      },
      close: end,
    }
  } catch (problem) {
    await end()
    throw problem
  }
}

/** Sends commands and returns their replies. */
function talk(socket) {
  let [heard, last] = [Buffer.alloc(0), 0]
  const waiting = new Map()
  socket.on('data', (bytes) => {
    heard = Buffer.concat([heard, bytes])
    for (;;) {
      const colon = heard.indexOf(':')
      const end = colon + 1 + Number(heard.subarray(0, colon).toString())
      if (colon < 0 || heard.length < end) return
      const message = JSON.parse(heard.subarray(colon + 1, end).toString())
      heard = heard.subarray(end)
      // The first message is only a greeting.
      if (!Array.isArray(message)) continue
      const [, id, error, result] = message
      const { resolve, reject } = waiting.get(id)
      waiting.delete(id)
      if (error) reject(new Error(`${error.error}: ${error.message}`))
      else resolve(result)
    }
  })
  return (command, args) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify([0, ++last, command, args])
      waiting.set(last, { resolve, reject })
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}
