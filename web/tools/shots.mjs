// Takes pictures of the screens around the game in three sizes, light and dark, into shots/. It looks at a page that
// somebody serves: `npm run shots`, or with an address and a word of the names that are wanted,
// `npm run shots -- http://127.0.0.1:5173 home`. CHROMIUM names the browser where it is not called chromium.
import { mkdirSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { chromium } from 'playwright-core'

const [address = 'http://127.0.0.1:7878', wanted = ''] = process.argv.slice(2)
const shots = new URL('../shots/', import.meta.url).pathname
mkdirSync(shots, { recursive: true })

const sizes = { phone: [390, 844], laptop: [1366, 768], wall: [2560, 1440] }
const screens = {
  home: '/',
  new: '/new',
  me: '/me',
  redeem: '/redeem',
  settings: '/settings',
  rules: '/rules',
  reference: '/rules/germany',
  maps: '/maps',
  usa: '/maps/usa-new',
  germany: '/maps/germany',
  legends: '/maps/legends',
  nowhere: '/nowhere',
}

const executablePath = process.env.CHROMIUM ?? execFileSync('which', ['chromium']).toString().trim()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
for (const [screen, path] of Object.entries(screens)) {
  for (const [size, [width, height]] of Object.entries(sizes)) {
    for (const colorScheme of ['light', 'dark']) {
      const name = `${screen}-${size}-${colorScheme}`
      if (!name.includes(wanted)) continue
      const page = await browser.newPage({ viewport: { width, height }, colorScheme })
      page.on('pageerror', (error) => console.log(`${name}: ${error}`))
      await page.goto(address + path, { waitUntil: 'networkidle' })
      await page.screenshot({ path: `${shots}${name}.png` })
      await page.close()
    }
  }
}
await browser.close()
