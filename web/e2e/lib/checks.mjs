// Checks for every screen: no axe violations, no horizontal scrolling, no target too small to hit;
// and a game fits its screen.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { DESKTOP, LAPTOP, PHONE } from './house.mjs'
import { rest } from './rest.mjs'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Lists the axe violations of the current page, of all rules or of one (`only`). Axe takes as long
 * for a board as for the rest of a screen, so the board can be left out. Its drawing is then removed
 * from the page during the check, since axe reads even excluded parts.
 */
export async function violations(page, { board = true, only } = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    async ([runOnly, board]) => {
      const line = (id, help, { target, any }) =>
        `${id}: ${help}: ${target.join(' ')}${any[0] ? ` (${any[0].message})` : ''}`
      const drawings = board ? [] : [...document.querySelectorAll('.stage > svg, svg[role=img]')]
      // Remember the focused route, which would otherwise lose the focus.
      const parts = drawings
        .filter((svg) => !svg.contains(document.activeElement))
        .map((svg) => {
          const part = document.createDocumentFragment()
          part.append(...svg.childNodes)
          return [svg, part]
        })
      try {
        const context = board ? document : { exclude: ['.stage', 'svg[role=img] > *'] }
        const { violations } = await window.axe.run(context, {
          runOnly,
          resultTypes: ['violations'],
        })
        return violations.flatMap(({ id, help, nodes }) =>
          nodes.map((node) => line(id, help, node)),
        )
      } finally {
        for (const [svg, part] of parts) svg.append(part)
      }
    },
    [only ? { type: 'rule', values: [only] } : { type: 'tag', values: TAGS }, board],
  )
}

/**
 * Lists elements that reach beyond the sides of the page. Content of a scrollable box may be longer
 * than the box.
 */
export const sideways = (page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found = []
    if (document.scrollingElement.scrollWidth > width) {
      found.push(
        `the page is ${document.scrollingElement.scrollWidth} wide on a screen of ${width}`,
      )
    }
    const scrolls = (element) => {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true
      }
      return false
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('svg') && element.tagName !== 'svg') continue
      const { left, right, width: own, height } = element.getBoundingClientRect()
      if (own < 2 || height < 2 || (left >= -1 && right <= width + 1) || scrolls(element)) continue
      if (getComputedStyle(element).position === 'absolute' && right < 0) continue
      found.push(
        `${element.tagName.toLowerCase()}.${element.className} reaches from ${left} to ${right}`,
      )
    }
    return found
  })

/** Reports by how much a game is taller than its screen; other pages may have any length. */
export const tooHigh = (page) =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement
    const fits = !document.querySelector('.game > .board') || scrollHeight <= clientHeight
    return fits ? [] : [`the game is ${scrollHeight} high on a screen of ${clientHeight}`]
  })

/** Minimum size of a target in pixels. */
const LEAST = 24

/**
 * Lists targets that are smaller than the minimum in one direction. Routes are checked separately
 * (`hits.test.mjs`).
 */
export const small = (page) =>
  page.evaluate((least) => {
    const found = []
    const name = (element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
    const seen = (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    // Links within a sentence are only as tall as its text.
    const withinText = (element) =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      [...element.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    const things =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [role=slider]'
    for (const element of document.querySelectorAll(things)) {
      if (!seen(element) || element.closest('.heard') || withinText(element)) continue
      if (
        element.closest('[inert]') ||
        element.matches(':disabled') ||
        element instanceof SVGElement
      )
        continue
      let { left, top, right, bottom } = element.getBoundingClientRect()
      // A label is part of its field's target.
      for (const label of element.labels ?? []) {
        const box = label.getBoundingClientRect()
        left = Math.min(left, box.left)
        top = Math.min(top, box.top)
        right = Math.max(right, box.right)
        bottom = Math.max(bottom, box.bottom)
      }
      // Elements kept off the screen until they are focused have no area yet.
      if (right <= 0 || bottom <= 0) continue
      if (right - left < least - 0.5 || bottom - top < least - 0.5) {
        found.push(`${name(element)} is ${Math.round(right - left)} by ${Math.round(bottom - top)}`)
      }
    }
    return found
  }, LEAST)

/**
 * Lists the faults of a screen on a laptop and on a phone, in both themes. The theme changes only
 * colours, so all rules are checked in one theme of each, and the contrast also in the other.
 * Leaves the page unchanged.
 */
export async function faults(page, { board = false } = {}) {
  const found = []
  const note = (where, lines) => found.push(...lines.map((line) => `${where}: ${line}`))
  const contrast = async (colorScheme, where) => {
    await page.emulateMedia({ colorScheme })
    note(where, await violations(page, { board: false, only: 'color-contrast' }))
  }
  note('laptop, light', await violations(page, { board }))
  await contrast('dark', 'laptop, dark')
  note('laptop', await sideways(page))
  note('laptop', await tooHigh(page))
  note('laptop', await small(page))
  // A game must also fit the sizes in between; other pages need not.
  if (await page.locator('.game > .board').count()) {
    await page.setViewportSize(DESKTOP)
    await rest(page)
    note('desktop', await tooHigh(page))
  }
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await rest(page)
  note('phone, dark', await violations(page, { board }))
  await contrast('light', 'phone, light')
  note('phone', await sideways(page))
  note('phone', await tooHigh(page))
  note('phone', await small(page))
  await page.setViewportSize(LAPTOP)
  await page.emulateMedia({ colorScheme: 'light' })
  await rest(page)
  return found
}
