// The real program on a free port, with a data file that is removed when the server stops.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { gunzipSync } from 'node:zlib'

const program =
  process.env.HIGHBALL ?? new URL('../../../target/debug/highball', import.meta.url).pathname

/**
 * Starts `highball serve`, optionally on a packed backup and with further arguments. Everything it
 * logs is reported as a problem at the end.
 */
export async function startServer({ backup, more = [] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'highball-e2e-'))
  const data = join(folder, 'data.db')
  if (backup) restore(backup, folder, data)
  const args = ['serve', '--listen', '127.0.0.1:0', '--data', data, '--no-rate-limits', ...more]
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  // Stop the server even if the test dies.
  process.once('exit', () => child.kill())
  let log = ''
  child.stderr.on('data', (bytes) => (log += bytes))
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const url = await new Promise((resolve, reject) => {
    child.once('error', () =>
      reject(new Error(`${program} cannot be started: build it, or name it in HIGHBALL`)),
    )
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

function restore(backup, folder, data) {
  const file = join(folder, 'backup.jsonl')
  writeFileSync(file, gunzipSync(readFileSync(backup)))
  execFileSync(program, ['restore', file, '--data', data], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
