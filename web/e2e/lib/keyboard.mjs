// Plays with the keyboard only. Reads the page as the robot does, but only presses keys.
import { offered } from './robot.mjs'

/**
 * Presses Tab until a matching element has the focus. Every element on the way must show its focus.
 */
export async function tabTo(page, selector, most = 120) {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    const { fits, shows, name } = await page.evaluate((selector) => {
      const at = document.activeElement
      const outlined = (each) => each && getComputedStyle(each).outlineStyle !== 'none'
      // A focused route has a halo.
      const halo = at.querySelector('.halo')
      return {
        fits: at.matches(selector),
        shows:
          at === document.body ||
          outlined(at) ||
          getComputedStyle(at).boxShadow !== 'none' ||
          (halo && getComputedStyle(halo).stroke !== 'none') ||
          outlined(at.closest('label')),
        name: `${at.tagName} ${at.className?.baseVal ?? at.className}`,
      }
    }, selector)
    if (!shows) throw new Error(`the focus is not to be seen on ${name}`)
    if (fits) return
  }
  throw new Error(`Tab does not lead to ${selector}`)
}

/** Takes one of the offered actions by keyboard. */
export async function press(page, chance, byBoard) {
  const offer = await offered(page, 250)
  if (offer.what === 'tickets') {
    await tabTo(page, 'form.choice input[type=checkbox]')
    for (
      let at = 0;
      at < 5 && (await page.locator('form.choice button[type=submit]').isDisabled());
      at++
    ) {
      if (at > 0) await tabTo(page, 'form.choice input[type=checkbox]')
      await page.keyboard.press('Space')
    }
    await tabTo(page, 'form.choice button[type=submit]')
    await page.keyboard.press('Enter')
    return 'kept'
  }
  if (offer.what === 'claim') {
    // The button that sends the claim already has the focus.
    await page.waitForFunction(() =>
      document.activeElement?.matches('form.claim button[type=submit]'),
    )
    await page.keyboard.press('Enter')
    return 'claimed'
  }
  if (offer.what === 'question') {
    const answer = '.question .answer'
    try {
      await tabTo(page, answer)
    } catch (lost) {
      // A question with a single answer may have been answered automatically.
      if (await page.locator(answer).count()) throw lost
      return undefined
    }
    await page.keyboard.press('Enter')
    return 'answer'
  }
  if (offer.what !== 'turn') return offer.what === 'over' ? 'over' : undefined
  if (offer.routes.length && chance() < 0.7)
    return byBoard() ? routeOnBoard(page, offer) : routeInList(page)
  if (offer.deck) {
    await page.keyboard.press('0')
    return 'deck'
  }
  if (offer.slots.length) {
    await page.keyboard.press(String(offer.slots[0] + 1))
    return 'card'
  }
  if (offer.routes.length) return routeInList(page)
  await page.keyboard.press('t')
  return 'tickets'
}

async function routeInList(page) {
  await page.keyboard.press('r')
  await page.locator('dialog[open]').waitFor()
  await tabTo(page, 'dialog li button[aria-disabled=false]')
  await page.keyboard.press('Enter')
  return 'listed route'
}

/** Chooses an available route: Tab leads to one route on the board, arrow keys to the others. */
async function routeOnBoard(page) {
  await tabTo(page, '.route')
  for (let steps = 0; steps < 40; steps++) {
    if (await page.evaluate(() => document.activeElement.matches('.route.lit'))) {
      await page.keyboard.press('Enter')
      return 'route'
    }
    await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][(steps % 7) % 4])
  }
  return routeInList(page)
}
