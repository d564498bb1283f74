// A server of one's own for each test file: the real program, a free port, a file of data that goes away.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const program = process.env.HIGHBALL ?? new URL('../../../target/debug/highball', import.meta.url).pathname

/** Starts `highball serve`. What it writes to its log is kept for the end, when it is a problem. */
export async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'highball-e2e-'))
  const args = ['serve', '--listen', '127.0.0.1:0', '--data', join(folder, 'data.db'), '--no-rate-limits']
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  // A test that dies takes its server along.
  process.once('exit', () => child.kill())
  let log = ''
  child.stderr.on('data', (bytes) => (log += bytes))
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const url = await new Promise((resolve, reject) => {
    child.once('error', () => reject(new Error(`${program} cannot be started: build it, or name it in HIGHBALL`)))
    child.once('exit', () => reject(new Error(`highball serve ended at once: ${log}`)))
    createInterface(child.stdout).on('line', (line) => {
      const said = /http:\/\/[\d.]+:\d+/.exec(line)
      if (said) resolve(said[0])
    })
  })
  return {
    url,
    log: () => log,
    async stop() {
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
