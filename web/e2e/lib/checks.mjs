// What must hold on every screen: nothing for axe to complain of, nothing to scroll sideways, nothing too small to hit.
import { AxeBuilder } from '@axe-core/playwright'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it is now, each in a line. A board takes it long, so it can be left out. */
export async function violations(page, { board = true } = {}) {
  const axe = new AxeBuilder({ page }).withTags(TAGS)
  const { violations: found } = await (board ? axe : axe.exclude('.stage')).analyze()
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help}: ${target.join(' ')}${any[0] ? ` (${any[0].message})` : ''}`),
  )
}

/** What reaches beyond the sides of the page, each in a line. A list that scrolls by itself may be longer than it shows. */
export const sideways = (page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found = []
    if (document.scrollingElement.scrollWidth > width) {
      found.push(`the page is ${document.scrollingElement.scrollWidth} wide on a screen of ${width}`)
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
      found.push(`${element.tagName.toLowerCase()}.${element.className} reaches from ${left} to ${right}`)
    }
    return found
  })

/** Anything to point at is at least so wide. */
const LEAST = 24

/**
 * Things to click or to touch whose area is smaller than that in a direction, each in a line. Routes are
 * judged by themselves (`hits.test.mjs`).
 */
export const small = (page) =>
  page.evaluate((least) => {
    const found = []
    const name = (element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
    const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    // Words within a sentence are as high as the sentence.
    const withinText = (element) =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      [...element.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    const things = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [role=slider]'
    for (const element of document.querySelectorAll(things)) {
      if (!seen(element) || element.closest('.heard') || withinText(element)) continue
      if (element.closest('[inert]') || element.matches(':disabled') || element instanceof SVGElement) continue
      let { left, top, right, bottom } = element.getBoundingClientRect()
      // A field is hit through its label too.
      for (const label of element.labels ?? []) {
        const box = label.getBoundingClientRect()
        left = Math.min(left, box.left)
        top = Math.min(top, box.top)
        right = Math.max(right, box.right)
        bottom = Math.max(bottom, box.bottom)
      }
      // What is kept off the screen until the keyboard comes to it has no area yet.
      if (right <= 0 || bottom <= 0) continue
      if (right - left < least - 0.5 || bottom - top < least - 0.5) {
        found.push(`${name(element)} is ${Math.round(right - left)} by ${Math.round(bottom - top)}`)
      }
    }
    return found
  }, LEAST)
