// Takes pictures of every map on the viewer page, light and dark, on a phone, a laptop and a wall screen, into shots/.
// It looks at what `npm run build` made. CHROMIUM names the browser where it is not called chromium.
import { mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { execFileSync } from 'node:child_process'
import { chromium } from 'playwright-core'

const dist = new URL('../dist/', import.meta.url).pathname
const shots = new URL('../shots/', import.meta.url).pathname
mkdirSync(shots, { recursive: true })

const kinds = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const server = createServer((request, response) => {
  const path = normalize(new URL(request.url, 'http://x').pathname)
  try {
    const body = readFileSync(join(dist, path === '/' ? 'index.html' : path))
    response.setHeader('content-type', kinds[extname(path)] ?? 'text/html')
    response.end(body)
  } catch {
    response.statusCode = 404
    response.end()
  }
}).listen(0)
const address = `http://127.0.0.1:${server.address().port}/`

const screens = { phone: [390, 844], laptop: [1366, 768], wall: [2560, 1440] }
const [wanted = ''] = process.argv.slice(2)
const executablePath = process.env.CHROMIUM ?? execFileSync('which', ['chromium']).toString().trim()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
for (const map of ['usa', 'germany', 'legends']) {
  for (const [screen, [width, height]] of Object.entries(screens)) {
    for (const [look, state] of [['light', 'empty'], ['dark', 'empty'], ['light', 'play'], ['dark', 'play']]) {
      const name = `${map}-${screen}-${look}-${state}`
      if (!new RegExp(wanted).test(name)) continue
      const page = await browser.newPage({ viewport: { width, height } })
      page.on('pageerror', (error) => console.log(`${name}: ${error}`))
      await page.goto(`${address}?map=${map}&look=${look}&state=${state}`)
      await page.waitForSelector('.route')
      await page.waitForTimeout(200)
      await page.screenshot({ path: `${shots}${name}.png` })
      await page.close()
    }
  }
}
await browser.close()
server.close()
