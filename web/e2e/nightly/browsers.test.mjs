// Plays the start of a game in browsers other than Chromium, as packaged by Debian: Firefox, and WebKit through its
// driver. A missing browser is skipped with a message. `FIREFOX`, `WEBKIT_DRIVER` and `WEBKIT_BROWSER` set other paths.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openHouse } from '../lib/house.mjs'
import { openFirefox } from '../lib/marionette.mjs'
import { openByDriver } from '../lib/webdriver.mjs'
import { t } from '../lib/words.mjs'

const TRIES = 300
/** The port on which browsers and drivers listen for the test. */
const PORT = 7879
const LIBRARY = '/usr/lib/x86_64-linux-gnu'
const found = (...paths) => paths.find((path) => path && existsSync(path))
const FIREFOX = found(process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox')
const WEBKIT = found(process.env.WEBKIT_DRIVER, '/usr/bin/WebKitWebDriver')
const MINI = found(
  process.env.WEBKIT_BROWSER,
  `${LIBRARY}/webkit2gtk-4.1/MiniBrowser`,
  `${LIBRARY}/webkit2gtk-4.0/MiniBrowser`,
)

let house
before(async () => (house = await openHouse()))
after(() => house.close())

/** Polls a page until `look` finds something. */
async function until(browser, look, args) {
  for (let tries = 0; tries < TRIES; tries++) {
    const there = await browser.evaluate(look, args)
    if (there) return there
    await pause(100)
  }
  const shown = await browser.evaluate(() => document.body.innerText.slice(0, 400))
  throw new Error(`it never came about: ${look}\nThe page says: ${shown}`)
}

/** Presses the first control of this kind that can be pressed. */
const press = (browser, selector) =>
  until(
    browser,
    ([selector]) => {
      const control = [...document.querySelectorAll(selector)].find((each) => !each.disabled)
      if (control)
        control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      return control !== undefined
    },
    [selector],
  )

/** Plays the start of a game, and always closes the browser. */
async function begin(browser) {
  try {
    await beginIn(browser)
  } finally {
    await browser.close()
  }
}

/** Plays from the home page to the second card, and checks that the page reports no error. */
async function beginIn(browser) {
  await browser.goto(house.url)
  // Store errors in the document, because drivers run every script in a separate world.
  await browser.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.complaints = ''
    addEventListener('error', ({ message }) => (dataset.complaints += `${message}\n`))
    addEventListener('unhandledrejection', ({ reason }) => (dataset.complaints += `${reason}\n`))
  })
  await until(
    browser,
    ([play]) => {
      const button = [...document.querySelectorAll('form button')].find(
        ({ textContent }) => textContent.trim() === play,
      )
      button?.click()
      return button !== undefined
    },
    [t('home-play-now')],
  )
  await until(browser, () => document.querySelectorAll('form.choice input').length >= 2)
  await browser.evaluate(() =>
    document.querySelectorAll('form.choice input').forEach((box) => box.checked || box.click()),
  )
  await press(browser, 'form.choice button[type=submit]')
  await until(browser, () => document.querySelectorAll('.route').length > 50)
  await press(browser, '[data-deck].lit')
  await until(
    browser,
    () =>
      document.querySelector('[data-deck].lit') && !document.querySelector('[data-tickets].lit'),
  )
  await press(browser, '[data-deck].lit')
  await until(browser, () => !document.querySelector('[data-deck].lit'))
  // The hand is there, and the board is drawn completely.
  assert.ok(await browser.evaluate(() => document.querySelectorAll('[data-hand]').length))
  assert.ok(await browser.evaluate(() => document.querySelector('.stage > svg').clientWidth > 300))
  assert.equal(await browser.evaluate(() => document.documentElement.dataset.complaints), '')
}

const without = (name, packages) => `${name} is not installed: apt install ${packages}`

test(
  'a game begins in Firefox',
  { skip: !FIREFOX && without('Firefox', 'firefox-esr') },
  async () => begin(await openFirefox(FIREFOX, PORT)),
)

test(
  'a game begins in WebKit',
  { skip: !(WEBKIT && MINI) && without('WebKit', 'webkit2gtk-driver') },
  async () => {
    const args = ['--automation']
    await begin(
      await openByDriver(WEBKIT, PORT, {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: MINI, args },
      }),
    )
  },
)
