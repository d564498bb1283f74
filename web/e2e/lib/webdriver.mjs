// The few WebDriver commands that a smoke test needs, for browsers that Playwright cannot drive.
import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/** Starts a driver on a free port and opens a browser with it. */
export async function openByDriver(program, port, capabilities) {
  const driver = spawn(program, [`--port=${port}`], { stdio: 'ignore' })
  const ask = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${value.error}, ${value.message}`)
    return value
  }
  const close = () => driver.kill()
  try {
    for (let tries = 0; ; tries++) {
      const ready = await ask('GET', '/status').catch(() => undefined)
      if (ready?.ready) break
      if (tries >= 100) throw new Error(`${program} does not answer`)
      await pause(100)
    }
    const { sessionId } = await ask('POST', '/session', {
      capabilities: { alwaysMatch: capabilities },
    })
    const session = `/session/${sessionId}`
    return {
      goto: (url) => ask('POST', `${session}/url`, { url }),
      evaluate: (look, args = []) =>
        ask('POST', `${session}/execute/sync`, {
          script: `return (${look})(...arguments)`,
          args: [args],
        }),
      async close() {
        await ask('DELETE', session).catch(() => undefined)
        close()
      },
    }
  } catch (problem) {
    close()
    throw problem
  }
}
