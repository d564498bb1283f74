// Writes data/maps/*/land.json and that of the lesson: land, lakes and borders below each built-in
// map, in longitude and latitude. The shapes come from the npm packages world-atlas (Natural Earth)
// and us-atlas (United States Census Bureau), both in the public domain. The files are committed
// with the maps, so nothing else needs the atlases; run `npm run land` again when a region changes.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import { lakes } from './lakes.mjs'

const require = createRequire(import.meta.url)
const maps = new URL('../../data/maps/', import.meta.url)

/**
 * The background of each map: the box [west, south, east, north] with a margin, the highlighted
 * country, and the level of detail, as the smallest triangle that counts in square degrees.
 */
const regions = [
  {
    map: 'usa',
    box: [-150, 12, -45, 68],
    heart: '840',
    scale: '50m',
    fine: 0.012,
    states: 0.012,
    lakes,
  },
  {
    map: 'legends',
    box: [-104, 22, -56, 58],
    heart: '840',
    scale: '50m',
    fine: 0.003,
    states: 0.003,
    lakes,
  },
  {
    map: '../lesson',
    box: [-98, 32, -64, 52],
    heart: '840',
    scale: '50m',
    fine: 0.003,
    states: 0.003,
    lakes,
  },
  { map: 'germany', box: [-1, 44, 22, 59], heart: '276', scale: '10m', fine: 0.0008, lakes: {} },
]

/** The part of a ring on one side of a line of longitude or latitude. */
function cut(ring, axis, at, keep) {
  const inside = (p) => (keep > 0 ? p[axis] >= at : p[axis] <= at)
  const out = []
  ring.forEach((p, i) => {
    const q = ring[(i + 1) % ring.length]
    if (inside(p)) out.push(p)
    if (inside(p) !== inside(q)) {
      const share = (at - p[axis]) / (q[axis] - p[axis])
      out.push([p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share])
    }
  })
  return out
}

function clipped(ring, [west, south, east, north]) {
  const sides = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ]
  return sides.reduce(
    (ring, [axis, at, keep]) => (ring.length ? cut(ring, axis, at, keep) : ring),
    ring,
  )
}

function area(ring) {
  return (
    Math.abs(
      ring.reduce((sum, [x, y], i) => {
        const [u, v] = ring[(i + 1) % ring.length]
        return sum + x * v - u * y
      }, 0),
    ) / 2
  )
}

const rings = (geometry) =>
  (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates)
    .flat()
    .map((ring) => ring.slice(0, -1))

/** Rings inside the box, without islands too small to see. */
function areas(shape, { box, fine }) {
  const geometries =
    shape.type === 'FeatureCollection'
      ? shape.features.map((each) => each.geometry)
      : [shape.geometry]
  return geometries
    .flatMap(rings)
    .map((ring) => clipped(ring, box))
    .filter((ring) => ring.length > 2 && area(ring) > fine * 4)
}

/** Lines inside the box. */
function lines({ coordinates }, [west, south, east, north]) {
  const inside = ([x, y]) => x >= west && x <= east && y >= south && y <= north
  const kept = []
  for (const line of coordinates) {
    let open = []
    for (const point of line) {
      if (inside(point)) open.push(point)
      else if (open.length) [kept[kept.length], open] = [open, []]
    }
    if (open.length > 1) kept.push(open)
  }
  return kept
}

/** Cuts corners twice: shores drawn by hand have few points. */
function smooth(ring) {
  const once = (ring) =>
    ring.flatMap(([x, y], i) => {
      const [u, v] = ring[(i + 1) % ring.length]
      return [
        [0.75 * x + 0.25 * u, 0.75 * y + 0.25 * v],
        [0.25 * x + 0.75 * u, 0.25 * y + 0.75 * v],
      ]
    })
  return once(once(ring))
}

/** Flattens points to a list of numbers: hundredths of a degree are finer than any screen. */
const flat = (digits) => (shape) =>
  shape.flatMap((point) => point.map((number) => Number(number.toFixed(digits))))

for (const region of regions) {
  const world = simplify(
    presimplify(require(`world-atlas/countries-${region.scale}.json`)),
    region.fine,
  )
  const countries = world.objects.countries
  const heart = {
    type: 'GeometryCollection',
    geometries: countries.geometries.filter(({ id }) => id === region.heart),
  }
  const states = region.states
    ? simplify(presimplify(require('us-atlas/states-10m.json')), region.states)
    : null
  const write = flat(region.map === 'germany' ? 3 : 2)
  const land = {
    land: areas(feature(world, world.objects.land), region).map(write),
    heart: areas(feature(world, heart), region).map(write),
    lakes: Object.values(region.lakes).map((shore) => write(smooth(shore))),
    borders: lines(
      mesh(world, countries, (a, b) => a !== b),
      region.box,
    ).map(write),
    states: states
      ? lines(
          mesh(states, states.objects.states, (a, b) => a !== b),
          region.box,
        ).map(write)
      : [],
  }
  const file = new URL(`${region.map}/land.json`, maps)
  writeFileSync(file, JSON.stringify(land).replace(/\],\[/g, '],\n[') + '\n')
  const points = Object.entries(land).map(([kind, shapes]) => `${kind} ${shapes.flat().length / 2}`)
  console.log(`${region.map}: ${readFileSync(file).length} bytes, points: ${points.join(', ')}`)
}
