import { expect, it } from 'vitest'
import { correction, qr } from './qr'

const draw = (text: string) =>
  qr(text)!.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))

it('corrects like the example of the standard', () => {
  // The symbol for "01234567" in version 1-M, from ISO/IEC 18004.
  const data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17]
  expect(correction(data, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85])
})

it('draws a code that cameras read', () => {
  // Codes of every length were verified with another program when this test was written.
  expect(draw('https://x.org/t/a')).toMatchInlineSnapshot(`
    [
      "#######.#.#.#.###.#######",
      "#.....#....####.#.#.....#",
      "#.###.#.##.#..###.#.###.#",
      "#.###.#...###.#...#.###.#",
      "#.###.#..######...#.###.#",
      "#.....#.#.##....#.#.....#",
      "#######.#.#.#.#.#.#######",
      ".........###..###........",
      "#.#...##.#.####.#..#..#.#",
      "...#.....##.####..#..#.##",
      "###...##...##..##..####.#",
      "..#.#....#..##..#.#.##...",
      "..##.##.######.#..#.....#",
      ".#.#.....#..#..##.##...##",
      "##.#..#.#...####.....##.#",
      "..####.#.#.##.########...",
      "##.####......##.#####..#.",
      "........#.#..##.#...#...#",
      "#######.#.##....#.#.#...#",
      "#.....#..##..#..#...#..#.",
      "#.###.#...####.######..##",
      "#.###.#..#..#..###..#.##.",
      "#.###.#.###.###.#..###.##",
      "#.....#..#.##.#.#..##....",
      "#######.##...##.##...#..#",
    ]
  `)
})

it('has finders in three corners and grows with the text', () => {
  for (let length = 1; length <= 106; length++) {
    const rows = draw('a'.repeat(length))
    const last = rows.length
    expect((last - 17) % 4).toBe(0)
    const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']
    expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(finder)
    expect(rows.slice(0, 7).map((row) => row.slice(last - 7))).toEqual(finder)
    expect(rows.slice(last - 7).map((row) => row.slice(0, 7))).toEqual(finder)
  }
  expect(qr('a'.repeat(107))).toBeUndefined()
})
