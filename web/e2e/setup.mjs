// Installs Chromium with its headless shell, and the typeface of the reference pictures.
import { execFileSync, spawnSync } from 'node:child_process'

const has = (command, args, wanted = '') => {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' })
  return status === 0 && stdout.includes(wanted)
}
const missing = []
const browsers = process.env.CHROMIUM ? [] : ['chromium', 'chromium-headless-shell']
missing.push(...browsers.filter((name) => !has('which', [name])))
if (!has('fc-list', [':', 'family'], 'P052')) missing.push('fontconfig', 'fonts-urw-base35')

if (missing.length && process.getuid?.() === 0 && has('which', ['apt-get'])) {
  const quietly = { stdio: ['ignore', 'ignore', 'inherit'] }
  execFileSync('apt-get', ['update'], quietly)
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], quietly)
} else if (missing.length) {
  console.error(
    `The tests of the page need more: install ${missing.join(', ')} (names of Debian), or name a browser in CHROMIUM.`,
  )
  process.exit(1)
}
