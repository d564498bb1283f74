import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { motifOf, motifOfSide } from './vignettes'

const pack = join(process.cwd(), '../data/packs/meridian')
const column = (file: string, first: RegExp) =>
  readFileSync(join(pack, file), 'utf8')
    .split('\n')
    .flatMap((line) => first.exec(line)?.[1] ?? [])
const drawn = [
  ...readFileSync(join(process.cwd(), 'src/campaign/cards/vignettes.svg'), 'utf8').matchAll(
    /id="vignette-([a-z-]+)"/g,
  ),
].map(([, motif]) => motif)

it('draws the motif of every side, event and postcard of the pack', () => {
  const sides = column('story.csv', /^(\d{4}-\d\d[AB]),/)
  expect(sides.length).toBeGreaterThan(100)
  const wanted = [
    ...sides.map(motifOfSide),
    ...column('events.csv', /^(EV\d\d),/).map(motifOf),
    ...column('postcards.csv', /^(\d+),/).map((number) => motifOf(`P${number}`)),
  ]
  const missing = wanted.filter((motif) => motif !== undefined && !drawn.includes(motif))
  expect(missing).toEqual([])
})

it('prefers the motif of a side to that of its card', () => {
  expect([motifOfSide('1865-01A'), motifOfSide('1865-01B'), motifOfSide('1999-01A')]).toEqual([
    'ball',
    'ledger',
    'road',
  ])
})
