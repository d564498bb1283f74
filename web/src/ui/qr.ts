/**
 * A QR code as rows of dark and light, for a link of up to 106 bytes: byte mode, versions 1 to 6,
 * error correction M. The standard is ISO/IEC 18004.
 */

/** For each version: total codewords, correction codewords per block, and number of blocks. */
const VERSIONS = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
] as const

/** Powers of 2, and logarithms to base 2, in the field of 256 elements. */
const power = new Uint8Array(512)
const log = new Uint8Array(256)
for (let at = 0, value = 1; at < 255; at++) {
  power[at] = power[at + 255] = value
  log[value] = at
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1
}
const times = (a: number, b: number) => (a && b ? power[log[a]! + log[b]!]! : 0)

/** The remainder of the data divided by the generator, as correction words. */
export function correction(data: number[], words: number): number[] {
  let generator = [1]
  for (let root = 0; root < words; root++) {
    const next = [...generator, 0]
    generator.forEach((factor, at) => (next[at + 1]! ^= times(factor, power[root]!)))
    generator = next
  }
  const rest = [...data, ...Array<number>(words).fill(0)]
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at]!
    generator.forEach((term, by) => (rest[at + by]! ^= times(term, factor)))
  }
  return rest.slice(data.length)
}

/** Data and correction of all blocks, interleaved word by word. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [total, words, blocks] = VERSIONS[version - 1]!
  const room = total - words * blocks
  // The data as half bytes: the mode, the length, the text and a terminator. Their number is even.
  const halves = [4, bytes.length >> 4, bytes.length & 15]
  for (const byte of bytes) halves.push(byte >> 4, byte & 15)
  halves.push(0)
  const data: number[] = []
  for (let at = 0; at < halves.length; at += 2) data.push((halves[at]! << 4) | halves[at + 1]!)
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad)
  const size = room / blocks
  const parts = Array.from({ length: blocks }, (_, block) =>
    data.slice(block * size, (block + 1) * size),
  )
  const extra = parts.map((part) => correction(part, words))
  const turns = (lists: number[][], length: number) =>
    Array.from({ length }, (_, at) => lists.map((list) => list[at]!)).flat()
  return [...turns(parts, size), ...turns(extra, words)]
}

type Grid = (boolean | undefined)[][]

/** Everything except data: finders, timing, alignment. The format area is also reserved. */
function frame(version: number): Grid {
  const size = 17 + 4 * version
  const grid: Grid = Array.from({ length: size }, () =>
    Array<boolean | undefined>(size).fill(undefined),
  )
  const square = (row: number, column: number, radius: number, dark: (ring: number) => boolean) => {
    for (let y = -radius; y <= radius; y++)
      for (let x = -radius; x <= radius; x++) {
        const line = grid[row + y]
        if (line && column + x >= 0 && column + x < size)
          line[column + x] = dark(Math.max(Math.abs(x), Math.abs(y)))
      }
  }
  for (let at = 0; at < size; at++) grid[6]![at] = grid[at]![6] = at % 2 === 0
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4, (ring) => ring !== 2 && ring !== 4)
  if (version > 1) square(size - 7, size - 7, 2, (ring) => ring !== 1)
  for (let at = 0; at < 9; at++) {
    grid[8]![at] ??= false
    grid[at]![8] ??= false
    if (at < 8) grid[8]![size - 1 - at] = grid[size - 1 - at]![8] = false
  }
  grid[size - 8]![8] = true
  return grid
}

const masks: ((row: number, column: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => ((y >> 1) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
]

function filled(version: number, words: number[], mask: number): boolean[][] {
  const grid = frame(version)
  const size = grid.length
  const free = (row: number, column: number) => grid[row]![column] === undefined
  let bit = 0
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--
    for (let step = 0; step < size; step++)
      for (const column of [right, right - 1]) {
        const row = up ? size - 1 - step : step
        if (!free(row, column)) continue
        const dark = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1
        grid[row]![column] = (dark === 1) !== masks[mask]!(row, column)
        bit++
      }
  }
  // Level M is 00. The format has ten bits of a BCH code and is masked, so that it is never all
  // light.
  let rest = mask << 10
  for (let at = 12; at >= 10; at--) if (rest & (1 << at)) rest ^= 0x537 << (at - 10)
  const format = ((mask << 10) | rest) ^ 0x5412
  for (let at = 0; at < 15; at++) {
    const dark = ((format >> at) & 1) === 1
    grid[at < 6 ? at : at < 8 ? at + 1 : size - 15 + at]![8] = dark
    grid[8]![at < 8 ? size - 1 - at : at < 9 ? 7 : 14 - at] = dark
  }
  return grid as boolean[][]
}

/** Measures how hard a code is to read: long runs, blocks, finder lookalikes, and too much dark or light. */
function penalty(grid: boolean[][]): number {
  const size = grid.length
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))].map((line) =>
    line.map(Number).join(''),
  )
  let sum = 0
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
    sum += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = grid[y]![x]
      if (dark === grid[y]![x - 1] && dark === grid[y - 1]![x] && dark === grid[y - 1]![x - 1])
        sum += 3
    }
  const share = grid.flat().filter(Boolean).length / size ** 2
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20)
}

/** The code of a text; undefined if it is too long. */
export function qr(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text)
  const version =
    VERSIONS.findIndex(([total, words, blocks]) => bytes.length + 2 <= total - words * blocks) + 1
  if (!version) return undefined
  const words = codewords(bytes, version)
  const codes = masks.map((_, mask) => filled(version, words, mask))
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best))
}
