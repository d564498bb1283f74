// Hit areas of routes: at the initial zoom, the hit area of every road is large enough. Parallel
// tracks count as one road, since the page asks which track is meant.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { playOn } from './lib/ahead.mjs'
import { bot, LAPTOP, makeTable, me, openHouse, PHONE, WALL } from './lib/house.mjs'
import { follow, rest } from './lib/rest.mjs'

/** Minimum size in pixels, minus half a pixel of measuring error. */
const LEAST = 24 - 0.5

const EDITIONS = ['usa-new', 'germany', 'legends']

let house, anna
const tables = {}
before(async () => {
  house = await openHouse()
  anna = await house.person('Anna')
  for (const edition of EDITIONS) {
    const { id } = await makeTable(anna, edition, [me, bot('greedy')])
    await anna.call('POST', `/api/tables/${id}/start`)
    // While opening tickets are chosen, a phone shows the whole board, and no route can be chosen.
    await playOn([anna], id, { enough: ({ asked }) => asked?.turn !== undefined })
    tables[edition] = id
  }
})
after(() => house.close())

/**
 * The roads of the board, with the size of their hit areas in pixels: the largest width, and the
 * length. Every half pixel is tested separately, and points that would hit a different road do not
 * count.
 */
const roads = (page) =>
  page.evaluate(() => {
    const svg = document.querySelector('.stage > svg')
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
    const routes = [...svg.querySelectorAll('.route')].map((element) => {
      const area = element.querySelector('.hit')
      const corners = [...area.points].map(({ x, y }) => [x, y])
      const grown = Number(area.getAttribute('stroke-width')) / 2
      const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => corner[axis]))
      const box = [
        Math.min(...xs) - grown,
        Math.min(...ys) - grown,
        Math.max(...xs) + grown,
        Math.max(...ys) + grown,
      ]
      const slots = [...svg.querySelectorAll(`[data-slots="${element.dataset.route}"] > g`)].map(
        (slot) => slot.transform.baseVal.consolidate().matrix,
      )
      return { road: element.dataset.route.replace(/:\d+$/, ''), corners, grown, box, slots }
    })
    /** Whether a point is inside the corners, or within the margin by which a side has grown. */
    const inside = ({ corners, grown, box: [left, top, right, foot] }, x, y) => {
      if (x < left || x > right || y < top || y > foot) return false
      let within = false
      for (const [at, [ax, ay]] of corners.entries()) {
        const [bx, by] = corners[(at + 1) % corners.length]
        if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) within = !within
        const [wide, high] = [bx - ax, by - ay]
        const along = Math.max(
          0,
          Math.min(1, ((x - ax) * wide + (y - ay) * high) / (wide * wide + high * high || 1)),
        )
        if (Math.hypot(x - ax - along * wide, y - ay - along * high) < grown) return true
      }
      return within
    }
    // Routes by the squares that their boxes touch, in order, since few are near any point.
    const SQUARE = 50
    const squares = new Map()
    for (const route of routes) {
      const [left, top, right, foot] = route.box.map((edge) => Math.floor(edge / SQUARE))
      for (let x = left; x <= right; x++) {
        for (let y = top; y <= foot; y++)
          squares.set(`${x} ${y}`, [...(squares.get(`${x} ${y}`) ?? []), route])
      }
    }
    const near = (x, y) => squares.get(`${Math.floor(x / SQUARE)} ${Math.floor(y / SQUARE)}`) ?? []
    const met = (x, y) => near(x, y).findLast((route) => inside(route, x, y))?.road
    /** The number of consecutive pixels on both sides of a point that hit a road. */
    const run = (road, x, y, dx, dy) => {
      const step = 0.5 / scale
      let steps = 0
      for (const [sign, from] of [
        [step, 0],
        [-step, 1],
      ]) {
        for (let far = from; met(x + sign * far * dx, y + sign * far * dy) === road; far++) steps++
      }
      return steps / 2
    }
    const found = new Map()
    for (const { road, slots } of routes) {
      const size = found.get(road) ?? { across: 0, along: 0 }
      for (const { a, b, e, f } of slots) {
        // Test the middle of a slot and points near its ends. No slot is shorter than this
        // distance.
        for (const along of [-15, 0, 15]) {
          const [x, y] = [e + along * a, f + along * b]
          size.across = Math.max(size.across, run(road, x, y, -b, a))
          size.along = Math.max(size.along, run(road, x, y, a, b))
        }
      }
      found.set(road, size)
    }
    return { scale, roads: [...found].map(([road, size]) => ({ road, ...size })) }
  })

/** The phone is a second device; the laptop and the wall screen differ only in size. */
const devices = {
  phone: async () =>
    (
      await house.person(undefined, {
        viewport: PHONE,
        hasTouch: true,
        isMobile: true,
        storageState: await anna.context.storageState(),
      })
    ).page,
  laptop: async () => anna.page,
  wall: async () => anna.page,
}
const sizes = { phone: PHONE, laptop: LAPTOP, wall: WALL }

for (const [size, device] of Object.entries(devices)) {
  let page
  for (const edition of EDITIONS) {
    test(`${edition} on a ${size}`, async () => {
      page ??= await device()
      await page.setViewportSize(sizes[size])
      await follow(page, `/t/${tables[edition]}`)
      await page.locator('.route').first().waitFor()
      await rest(page)
      const { scale, roads: found } = await roads(page)
      assert.ok(found.length > 20)
      const small = found.filter(({ across, along }) => Math.min(across, along) < LEAST)
      assert.deepEqual(small, [], `at ${scale.toFixed(3)} pixels for each unit`)
      if (size !== 'phone') {
        const whole = await page.locator('.stage').evaluate((stage) => {
          const [all, part] = [
            stage.firstElementChild.getBoundingClientRect(),
            stage.getBoundingClientRect(),
          ]
          return all.width <= part.width + 1 && all.height <= part.height + 1
        })
        assert.ok(whole, 'the whole board is seen at first')
      }
    })
  }
}

test('a covered hit area counts as too small', async () => {
  await anna.page.setViewportSize(LAPTOP)
  await anna.page.goto('/maps/usa-new')
  await anna.page.locator('.route').first().waitFor()
  await anna.page.evaluate(() => {
    const [first, second] = [...document.querySelectorAll('.route .hit')].filter((_, at) => at < 2)
    second.setAttribute('points', first.getAttribute('points'))
  })
  const { roads: found } = await roads(anna.page)
  assert.ok(found.some(({ across }) => across < LEAST))
})
