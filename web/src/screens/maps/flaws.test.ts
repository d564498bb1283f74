import { expect, it } from 'vitest'
import { flawsOf } from './flaws'

it('sorts the findings by file and line', () => {
  const report =
    'routes.csv:3: unknown city "xyz"\ncities.csv: the file is missing\nroutes.csv:9: length 12: at most 8\nMy map.toml: add an edition\nA map has at most 24 files.\n'
  expect([...flawsOf(report)]).toEqual([
    [
      'routes.csv',
      [
        { line: 3, message: 'unknown city "xyz"' },
        { line: 9, message: 'length 12: at most 8' },
      ],
    ],
    ['cities.csv', [{ line: null, message: 'the file is missing' }]],
    ['My map.toml', [{ line: null, message: 'add an edition' }]],
    ['', [{ line: null, message: 'A map has at most 24 files.' }]],
  ])
  expect(flawsOf('').size).toBe(0)
})
