// Runs the browser tests, two files at a time, on one server and one Chromium. `npm run e2e -- solo
// maps` runs only these files, and `--nightly` runs the tests that take minutes. A file that is run
// alone starts its own server and browser: `node --test e2e/solo.test.mjs`.
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { chromium } from 'playwright-core'
import { chromiumOptions, judge } from './lib/house.mjs'
import { startServer } from './lib/server.mjs'

/** The longest files start first, so that the last ones to finish are short. */
const LONGEST = ['campaign', 'screens', 'fixtures', 'truth', 'solo', 'twelve']
/**
 * Number of files to run at the same time. With more, tests that kill servers run out of time, and
 * the run does not get faster.
 */
const AT_ONCE = 2
/** Timeout of a file in milliseconds. */
const MOST = 1_200_000

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const folder = new URL(process.argv.includes('--nightly') ? 'nightly/' : './', import.meta.url)
const rank = (name) => LONGEST.indexOf(name) + 1 || LONGEST.length + 1
const names = readdirSync(folder)
  .flatMap((file) => /^(.+)\.test\.mjs$/.exec(file)?.[1] ?? [])
  .filter((name) => !wanted.length || wanted.includes(name))
  .sort((one, other) => rank(one) - rank(other))
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length) {
  console.error(`There is no test file called ${unknown.join(' or ')} in ${folder.pathname}.`)
  process.exit(1)
}

const server = await startServer()
const browser = await chromium.launchServer(chromiumOptions())
process.env.HIGHBALL_E2E = JSON.stringify({ url: server.url, browser: browser.wsEndpoint() })
const files = names.map((name) => new URL(`${name}.test.mjs`, folder).pathname)
const tests = run({ files, concurrency: AT_ONCE, timeout: MOST })
const took = []
tests.on('test:fail', () => (process.exitCode = 1))
tests.on('test:complete', ({ name, details }) => {
  if (files.includes(name))
    took.push(`${basename(name, '.test.mjs')} ${(details.duration_ms / 1000).toFixed(1)}`)
})
tests.compose(spec).pipe(process.stdout)
await new Promise((resolve) => tests.once('end', resolve))
console.log(`Seconds for each file: ${took.join(', ')}`)
await browser.close()
await server.stop()
judge([], server.log())
