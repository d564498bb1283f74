// Renders public/icon.svg as PNGs for systems that need them: run `npm run icons` when the drawing
// has changed. CHROMIUM names the browser if it is not called chromium.
import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { chromium } from 'playwright-core'

const folder = new URL('../public/', import.meta.url).pathname
const drawing = readFileSync(`${folder}icon.svg`, 'utf8')
/**
 * Systems crop maskable icons to their own shape: they have no round corners, and the picture stays
 * well inside.
 */
const whole = drawing
  .replace('rx="96"', '')
  .replace('viewBox="0 0 512 512"', 'viewBox="-64 -64 640 640"')
const masked = whole
  .replace('<rect width="512" height="512"', '<rect x="-64" y="-64" width="640" height="640"')
  .replace('M0 372C', 'M-64 390L0 372C')
  .replace('V416A96 96 0 0 1 416 512H96A96 96 0 0 1 0 416Z', 'L576 376V576H-64Z')

const executablePath = process.env.CHROMIUM ?? execFileSync('which', ['chromium']).toString().trim()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
for (const [name, svg, size] of [
  ['icon-192', drawing, 192],
  ['icon-512', drawing, 512],
  ['icon-maskable-512', masked, 512],
  ['apple-touch-icon', masked, 180],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`)
  await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true })
  await page.close()
}
await browser.close()
