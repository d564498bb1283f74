// Checks of the test tools themselves: each kind of fault is planted here and must be found.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { faults, small, sideways, tooHigh, violations } from './lib/checks.mjs'
import { difference } from './lib/compare.mjs'
import { judge, newPerson, startBrowser } from './lib/house.mjs'
import { readFrames } from './lib/measures.mjs'
import { harm, payloads } from './lib/payloads.mjs'
import { rest } from './lib/rest.mjs'
import { leaks } from './lib/traffic.mjs'

let browser, page
before(async () => {
  browser = await startBrowser()
  page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
})
after(() => browser.close())

const state = (changes, view = {}) => ({
  update: {
    table: 't',
    inputs: 9,
    seat: null,
    at: null,
    undo: null,
    choices: [],
    progress: [],
    barred: [],
    standings: null,
    seen: [],
    view: { open: { over: false, hands: [4, 4] }, own: null, shown: null, ...view },
    ...changes,
  },
})
const heard = (message) => [{ from: 'socket', text: JSON.stringify(message) }]
const own = {
  hand: { red: 2 },
  tickets: [3, 9],
  offer: [],
  sealed_mix: null,
  sealed_choice: 0,
  wire: [],
}

test('own secrets and quiet states are not leaks', () => {
  assert.deepEqual(leaks(heard(state({}))), [])
  assert.deepEqual(leaks(heard(state({ seat: 1, choices: ['draw-blind'] }, { own })), [1]), [])
  const drawn = { what: 'card-drawn', seat: 1, card: 'red' }
  assert.deepEqual(leaks(heard(state({ seat: 1, seen: [drawn] }, { own })), [1]), [])
})

test('after the end everything may be known', () => {
  const shown = { hands: [{ red: 1 }], tickets: [[3]], deck: {} }
  assert.deepEqual(leaks(heard(state({}, { open: { over: true }, shown }))), [])
})

for (const [fault, message, seats] of [
  ['a hand of somebody', state({}, { own }), []],
  ['the hand of another seat', state({ seat: 0 }, { own }), [1]],
  [
    'a card drawn by another',
    state({ seat: 1, seen: [{ what: 'card-drawn', seat: 0, card: 'red' }] }),
    [1],
  ],
  [
    'a ticket dealt to another',
    state({ seen: [{ what: 'ticket-dealt', seat: 0, deck: 0, ticket: 7 }] }),
    [],
  ],
  [
    'tickets that were returned',
    state({
      seen: [{ what: 'tickets-kept', seat: 0, kept: [1, 0], returned: [1, 0], tickets: [[4]] }],
    }),
    [],
  ],
  [
    'choices, which tell of cards',
    state({ choices: [{ claim: { route: 1, payment: { red: 2 } } }] }),
    [],
  ],
  ['routes somebody cannot pay', state({ barred: [[3, 'not_enough_cards']] }), []],
  ['the way a ticket stands', state({ progress: [{ ticket: 3, state: 'done' }] }), []],
  [
    'hands before the end',
    state({}, { shown: { hands: [{ red: 1 }], tickets: [[3]], deck: {} } }),
    [],
  ],
]) {
  test(`found in the traffic: ${fault}`, () => assert.equal(leaks(heard(message), seats).length, 1))
}

async function planted(body, check) {
  // Remove everything left from the previous fault.
  await page.goto('about:blank')
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>x</title><style>body{margin:0}</style></head><body><main><h1>x</h1>${body}</main></body></html>`,
  )
  return check(page)
}

test('page complaints and server logs fail a run', () => {
  const calm = { problems: [] }
  judge([calm], '')
  assert.throws(() => judge([calm, { problems: ['Anna: console: oh'] }]), /Anna: console: oh/)
  assert.throws(() => judge([calm], 'a campaign cannot go on'), /cannot go on/)
})

test('page complaints are recorded: console, exceptions, dialogs, failed responses', async () => {
  const somebody = await newPerson(browser, 'http://127.0.0.1:9', undefined, {})
  await somebody.page.route('**/*', (route) =>
    route.fulfill({
      status: route.request().url().endsWith('missing') ? 404 : 200,
      contentType: 'text/html',
      body: '<!doctype html><title>x</title>',
    }),
  )
  await somebody.page.goto('/')
  await somebody.page.evaluate(async () => {
    console.error('oh')
    setTimeout(() => {
      throw new Error('nobody catches this')
    })
    alert('look')
    await fetch('/missing')
  })
  await rest(somebody.page)
  for (const word of ['console: oh', 'nobody catches this', 'a dialog: look', '404 for']) {
    assert.ok(
      somebody.problems.some((problem) => problem.includes(word)),
      `${word} among ${somebody.problems}`,
    )
  }
  await somebody.context.close()
})

test('axe finds pictures without text and low contrast', async () => {
  assert.deepEqual(await planted('<p>All is well.</p>', violations), [])
  const found = await planted(
    '<img src="data:,"><p style="color:#bbb;background:#fff">pale</p>',
    violations,
  )
  assert.ok(
    found.some((line) => line.startsWith('image-alt')),
    found.join('\n'),
  )
  assert.ok(
    found.some((line) => line.startsWith('color-contrast')),
    found.join('\n'),
  )
})

test('low contrast is found in both themes, on a laptop and on a phone', async () => {
  const pale = (look, size) =>
    planted(
      `<style>@media (prefers-color-scheme: ${look}) and ${size} { p { color: light-dark(#999, #666) } }
      :root { color-scheme: light dark; background: light-dark(#fff, #000) }</style><p>pale</p>`,
      faults,
    )
  const [wide, narrow] = ['(width > 600px)', '(width < 600px)']
  for (const [where, look, size] of [
    ['laptop, light', 'light', wide],
    ['laptop, dark', 'dark', wide],
    ['phone, light', 'light', narrow],
    ['phone, dark', 'dark', narrow],
  ]) {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.emulateMedia({ colorScheme: 'light' })
    const found = await pale(look, size)
    assert.equal(found.length, 1, `${where}: ${found.join()}`)
    assert.ok(found[0].startsWith(`${where}: color-contrast`), found[0])
  }
  await page.setViewportSize({ width: 390, height: 844 })
})

test('axe checks a board on request, and otherwise leaves it unchanged', async () => {
  const board =
    '<div class="stage"><svg width="99" height="99"><g role="button" tabindex="0"><rect width="30" height="30" /></g><text y="50">x</text></svg></div>'
  const drawing = (page) => page.locator('.stage').innerHTML()
  const found = await planted(board, async (page) => {
    const before = await drawing(page)
    const looks = [await violations(page, { board: false }), await violations(page)]
    assert.equal(await drawing(page), before)
    // Repeat the check with the focus inside the drawing.
    await page.locator('g').focus()
    looks.push(await violations(page, { board: false }))
    assert.ok(await page.locator('g').evaluate((route) => route === document.activeElement))
    return looks
  })
  assert.deepEqual([found[0], found[2]], [[], []])
  assert.ok(
    found[1].some((line) => line.startsWith('aria-command-name')),
    found[1].join(),
  )
})

test('content wider than the screen is found, scrolling lists are not', async () => {
  assert.equal((await planted('<div style="width:500px">wide</div>', sideways)).length >= 1, true)
  assert.deepEqual(
    await planted(
      '<div style="overflow-x:auto"><div style="width:500px">wide</div></div>',
      sideways,
    ),
    [],
  )
})

test('a game one pixel higher than its screen is found, other pages are not', async () => {
  const screen = (name, more) =>
    `<style>h1{display:none}</style><div class="${name}" style="height:100dvh"><div class="board"></div></div>${more}`
  assert.deepEqual(await planted(screen('game', ''), tooHigh), [])
  assert.equal(
    (
      await planted(
        screen('game', '<p style="position:absolute;margin:0;width:1px;height:1px"></p>'),
        tooHigh,
      )
    ).length,
    1,
  )
  assert.deepEqual(
    await planted(
      screen('game', '<p style="position:fixed;margin:0;width:1px;height:1px"></p>'),
      tooHigh,
    ),
    [],
  )
  assert.deepEqual(await planted(screen('page', '<p>more</p>'), tooHigh), [])
})

test('targets too small to hit are found', async () => {
  assert.equal(
    (await planted('<button style="width:20px;height:30px;padding:0">x</button>', small)).length,
    1,
  )
  assert.equal(
    (
      await planted(
        '<label style="display:block;height:30px"><input type="checkbox"> large enough</label>',
        small,
      )
    ).length,
    0,
  )
})

test('changed pictures are found, equal ones are not', async () => {
  const shoot = (body) => planted(body, (page) => page.screenshot())
  const [one, same, other] = [
    await shoot('<p>town</p>'),
    await shoot('<p>town</p>'),
    await shoot('<p>tower</p>'),
  ]
  const compare = (picture) => planted('', (page) => difference(page, one, picture))
  assert.equal(await compare(same), 0)
  assert.ok((await compare(other)) > 0)
  assert.equal(
    await compare(
      await planted('', (page) => page.screenshot({ clip: { x: 0, y: 0, width: 10, height: 10 } })),
    ),
    1,
  )
})

test('two hundred payloads inserted as markup are found, and as text are not', async () => {
  assert.equal(new Set(payloads).size, 200)
  const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  assert.deepEqual(
    await planted(payloads.map((payload) => `<p>${escaped(payload)}</p>`).join(''), harm),
    [],
  )
  const ran = await planted('<img src=x onerror=ran=1>', async (page) => {
    await page.waitForFunction('"ran" in window')
    return harm(page)
  })
  assert.ok(ran.includes('a script ran'), ran.join('\n'))
  assert.ok((await planted('<svg onload=void(0)>', harm)).length >= 1)
})

test('frames missed during a drag are counted, rests are not', () => {
  const main = { name: 'thread_name', pid: 1, tid: 1, args: { name: 'CrRendererMain' } }
  let frames = 0
  /** A frame that begins at a tick of the display and is drawn some milliseconds later. */
  const drawn = (at, delay = 0) => {
    const args = { layerTreeId: 1, frameSeqId: ++frames }
    return [
      { name: 'BeginFrame', ts: at * 1000, pid: 1, args },
      { name: 'DrawFrame', ts: (at + delay) * 1000, pid: 1, args },
    ]
  }
  const moved = (at) => ({
    name: 'EventDispatch',
    ts: at * 1000,
    args: { data: { type: 'pointermove' } },
  })
  const smooth = Array.from({ length: 60 }, (_, frame) => [
    moved(frame * 16.6 + 5),
    drawn(frame * 16.6 + 10, frame % 2 ? 9 : 0),
  ]).flat()
  const after = (rest, wait) => [
    moved(1000 + rest),
    drawn(1000 + rest + wait),
    moved(1010 + rest + wait),
    drawn(1016 + rest + wait),
  ]
  const read = (...events) => readFrames([main, ...events].flat(2))
  assert.equal(read(smooth, after(300, 12)).late, 0)
  assert.equal(read(smooth, after(300, 40)).late, 1)
  assert.equal(read(smooth.toSpliced(41, 1)).late, 1)
  assert.equal(read(smooth).p95.toFixed(1), '16.6')
})
