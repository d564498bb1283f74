// Ownership is visible at a glance: free routes and wagons can be told apart with every kind of
// colour vision, in both themes and at every size, and wagons also by their outlines. Nothing fades
// on the player's own turn.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ahead } from './lib/ahead.mjs'
import { bot, LAPTOP, makeTable, me, openHouse, PHONE } from './lib/house.mjs'
import { follow, rest } from './lib/rest.mjs'
import { t } from './lib/words.mjs'
import { apart, contrast, difference00, light } from './lib/vision.mjs'

const BEDS = ['purple', 'red', 'orange', 'yellow', 'green', 'blue', 'white', 'black', 'gray']
const PAINTS = {
  red: 'box',
  blue: 'tank',
  green: 'hopper',
  yellow: 'coach',
  black: 'van',
  white: 'tank',
  purple: 'hopper',
}
const LOOKS = ['light', 'dark']

let house, visitor
before(async () => {
  house = await openHouse()
  visitor = await house.person(undefined, { viewport: LAPTOP })
})
after(() => house.close())

async function openBoard(look, viewport) {
  const { page } = visitor
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme: look })
  await follow(page, '/maps/usa-new')
  await page.locator('.route').first().waitFor()
  await page.getByRole('button', { name: t('board-whole') }).click()
  await rest(page)
  return page
}

/** The page's colours in linear light, by token name. */
async function tokens(page, names) {
  const found = await page.evaluate((names) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const probe = document.body.appendChild(document.createElement('i'))
    const colors = names.map((name) => {
      probe.style.color = `var(--${name})`
      context.fillStyle = getComputedStyle(probe).color
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
    })
    probe.remove()
    return colors
  }, names)
  return Object.fromEntries(names.map((name, at) => [name, light(found[at])]))
}

const pairs = BEDS.flatMap((bed) => Object.keys(PAINTS).map((paint) => [bed, paint]))

test("the colour distance matches its authors' values", () => {
  // Test values from the paper by Sharma, Wu and Dalal.
  for (const [one, other, expected] of [
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ])
    assert.ok(Math.abs(difference00(one, other) - expected) < 1e-4)
})

for (const look of LOOKS) {
  test(`no wagon has the colour of a route bed, ${look}`, async () => {
    const page = await openBoard(look, LAPTOP)
    const colors = await tokens(page, [
      ...BEDS.flatMap((bed) => (bed === 'gray' ? ['bed-gray'] : [`bed-${bed}`, `deep-${bed}`])),
      ...Object.keys(PAINTS).map((paint) => `seat-${paint}`),
    ])
    for (const [vision, least] of Object.entries({ full: 12, protan: 12, deutan: 12, tritan: 6 })) {
      for (const [bed, paint] of pairs) {
        const far = apart(vision, colors[`bed-${bed}`], colors[`seat-${paint}`])
        assert.ok(far >= least, `${vision}: bed ${bed}, wagon ${paint}: ${far.toFixed(1)}`)
      }
    }
    for (const bed of BEDS.filter((bed) => bed !== 'gray')) {
      const stands = contrast(colors[`bed-${bed}`], colors[`deep-${bed}`])
      assert.ok(stands >= 5, `the sign on ${bed}: ${stands.toFixed(1)}`)
    }
  })
}

/** Subpixel offsets to average over, since edges aligned with pixels look sharper. */
const SHIFTS = [
  [0, 0],
  [0.25, 0.5],
  [0.5, 0.25],
  [0.75, 0.75],
]

/**
 * The mean colour of every route bed and wagon over the area of a slot, in linear light, as the
 * page paints them at a scale; wagons include what is underneath. The scale determines the level of
 * detail, so the board must be shown at about that scale.
 */
async function means(page, scale) {
  const shown = await page
    .locator('.stage > svg')
    .evaluate((svg) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width)
  assert.ok(Math.abs(shown - scale) < 0.1, `the board is shown at ${shown.toFixed(2)}`)
  const [wide, high] = [60, 30]
  await page.evaluate(
    ({ beds, paints, shifts, scale, wide, high }) => {
      const prefix = document.querySelector('[id$="-bed-red"]').id.replace(/bed-red$/, '')
      const under = ['cast', 'rim'].map((name) => {
        const { className } = document.querySelector(`.${name}`)
        return `<path class="${className.baseVal}" d="M-43 0H43"/>`
      })
      const things = [
        ...beds.map((bed) => `<use href="#${prefix}bed-${bed}"/>`),
        ...Object.entries(paints).map(
          ([paint, shape]) =>
            `${under.join('')}<use href="#${prefix}wagon-${shape}" color="var(--seat-${paint})"/>`,
        ),
      ]
      const sheet = document.body.appendChild(document.createElement('div'))
      sheet.id = 'sheet'
      sheet.style.cssText = 'position: fixed; inset: 0; z-index: 999; background: var(--heart)'
      const cells = things.flatMap((thing, row) =>
        shifts.map(([x, y], column) => {
          const at = [wide * (column + 0.5) + x, high * (row + 0.5) + y]
          return `<svg x="${wide * column}" y="${high * row}" width="${wide}" height="${high}"
            viewBox="${wide * column} ${high * row} ${wide} ${high}"
            ><g transform="translate(${at}) scale(${scale})">${thing}</g></svg>`
        }),
      )
      const [across, down] = [wide * shifts.length, high * things.length]
      sheet.innerHTML = `<svg width="${across}" height="${down}">${cells.join('')}</svg>`
    },
    { beds: BEDS, paints: PAINTS, shifts: SHIFTS, scale, wide, high },
  )
  const picture = await page.locator('#sheet > svg').screenshot()
  const found = await page.evaluate(
    async ({ picture, shifts, scale, wide, high }) => {
      document.getElementById('sheet').remove()
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      context.drawImage(bitmap, 0, 0)
      /** The fraction of a pixel that lies within `half` of the middle. */
      const inside = (pixel, middle, half) =>
        Math.max(0, Math.min(pixel + 1, middle + half) - Math.max(pixel, middle - half))
      const linear = (value) =>
        value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
      return Array.from({ length: bitmap.height / high }, (_, row) => {
        const sum = [0, 0, 0]
        let area = 0
        for (const [column, [right, down]] of shifts.entries()) {
          const { data } = context.getImageData(wide * column, high * row, wide, high)
          for (let y = 0; y < high; y++) {
            for (let x = 0; x < wide; x++) {
              const share =
                inside(x, wide / 2 + right, 21.5 * scale) * inside(y, high / 2 + down, 8 * scale)
              area += share
              for (const channel of [0, 1, 2])
                sum[channel] += share * linear(data[4 * (y * wide + x) + channel])
            }
          }
        }
        return sum.map((light) => light / area)
      })
    },
    { picture: picture.toString('base64'), shifts: SHIFTS, scale, wide, high },
  )
  const names = [...BEDS.map((bed) => `bed-${bed}`), ...Object.keys(PAINTS)]
  return Object.fromEntries(names.map((name, at) => [name, found[at]]))
}

for (const [scale, viewport] of [
  [0.53, LAPTOP],
  [0.22, PHONE],
]) {
  for (const look of LOOKS) {
    test(`a wagon does not look like a route bed at ${scale}, ${look}`, async () => {
      const colors = await means(await openBoard(look, viewport), scale)
      for (const vision of ['full', 'protan', 'deutan']) {
        const close = pairs
          .map(([bed, paint]) => ({
            name: `${bed}/${paint}`,
            far: apart(vision, colors[`bed-${bed}`], colors[paint]),
          }))
          .filter(({ far }) => far < 8)
        const told = `${vision}: ${close.map(({ name, far }) => `${name} ${far.toFixed(1)}`).join(', ')}`
        if (look === 'light') {
          assert.ok(
            close.every(({ name, far }) => name === 'white/white' && far >= 4),
            told,
          )
        } else {
          assert.ok(close.length <= (vision === 'full' ? 0 : 3), told)
          assert.ok(
            close.every(({ far }) => far >= 4.5),
            told,
          )
        }
      }
    })
  }
}

test('wagons differ in their outlines', async () => {
  const page = await openBoard('light', LAPTOP)
  const shares = await page.evaluate(
    (shapes) => {
      const scale = 11 / 20
      const prefix = document.querySelector('[id$="-bed-red"]').id.replace(/bed-red$/, '')
      const filled = shapes.map((shape) => {
        const context = new OffscreenCanvas(32, 18).getContext('2d')
        context.setTransform(scale, 0, 0, scale, 16, 9)
        for (const path of document.querySelectorAll(`#${prefix}wagon-${shape} > path`)) {
          const outline = new Path2D(path.getAttribute('d'))
          if (path.matches('[class*=mark]')) continue
          context.fill(outline)
          context.lineWidth = parseFloat(getComputedStyle(path).strokeWidth)
          if (getComputedStyle(path).stroke !== 'none') context.stroke(outline)
        }
        return [...context.getImageData(0, 0, 32, 18).data].filter((_, at) => at % 4 === 3)
      })
      const sum = (list) => list.reduce((sum, each) => sum + each, 0)
      return shapes.flatMap((one, at) =>
        shapes.slice(at + 1).map((other, after) => {
          const [a, b] = [filled[at], filled[at + 1 + after]]
          const differ = sum(a.map((value, pixel) => Math.abs(value - b[pixel])))
          return [one, other, differ / sum(a.map((value, pixel) => Math.max(value, b[pixel])))]
        }),
      )
    },
    [...new Set(Object.values(PAINTS))],
  )
  assert.equal(shares.length, 10)
  for (const [one, other, share] of shares)
    assert.ok(share >= 0.12, `${one} and ${other}: ${(100 * share).toFixed(1)} %`)
})

test("on the player's turn nothing fades, and ticket paths are highlighted", async () => {
  const anna = await house.person('Anna')
  const { id } = await makeTable(anna, 'usa-new', [me, bot('greedy')], { undo: false })
  await anna.call('POST', `/api/tables/${id}/start`)
  await follow(anna.page, `/t/${id}`)
  const open = ({ progress }) => progress.filter(({ state }) => state.open)
  await ahead([anna], id, {
    enough: (seeing) =>
      seeing.asked?.turn !== undefined &&
      open(seeing).length > 0 &&
      seeing.view.open.owned[0].length > 1 &&
      seeing.choices.some(({ claim }) => claim),
  })
  await anna.page.locator('.route.lit').first().waitFor()
  await rest(anna.page)
  const [seeing, { routes }] = await Promise.all([
    anna.call('GET', `/api/tables/${id}/seats/0/game`),
    anna.call('GET', '/api/editions/usa-new'),
  ])
  const wanted = open(seeing).flatMap(({ state }) => state.open.way.map((way) => routes[way].id))
  const payable = seeing.choices.flatMap(({ claim }) => (claim ? [routes[claim.route].id] : []))
  const sorted = (list) => [...new Set(list)].sort()
  const shown = await anna.page.evaluate(() => {
    const all = (selector) => [...document.querySelectorAll(selector)]
    return {
      ways: all('[data-band].way').map(({ dataset }) => dataset.band),
      lit: all('.route.lit').map(({ dataset }) => dataset.route),
      lines: all('.bands .open').length,
      faded: all('[data-slots], [data-slots] *, .route').filter(
        (part) => getComputedStyle(part).opacity !== '1',
      ).length,
      slots: all('[data-slots]').length,
    }
  })
  assert.equal(shown.slots, routes.length)
  assert.equal(shown.faded, 0)
  assert.deepEqual(sorted(shown.ways), sorted(wanted))
  assert.deepEqual(sorted(shown.lit), sorted(payable))
  assert.equal(shown.lines, shown.lit.length)
  await anna.context.close()
})
