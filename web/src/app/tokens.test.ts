import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = readFileSync(join(process.cwd(), 'src/app/tokens.css'), 'utf8')

/** The light and dark values of a token that is a plain colour. */
function values(token: string): string[] {
  const pattern = new RegExp(`--${token}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`)
  const [, light, dark, both] = pattern.exec(source) ?? []
  return both ? [both, both] : [light!, dark!]
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

// The checks of whole screens cannot measure these colours, since a slip's paper is a gradient.
test('text on slips of paper has enough contrast in both themes', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  const pairs = [
    ...['slip-ink', 'ink-quiet', 'good', 'problem'].map((ink) => [ink, 'slip']),
    ...['slip-ink', 'good', 'problem'].map((ink) => [ink, 'slip-chosen']),
  ] as [string, string][]
  for (const [ink, paper] of pairs) {
    const [inks, papers] = [values(ink), values(paper)]
    for (const at of [0, 1])
      expect(contrast(inks[at]!, papers[at]!), `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5)
  }
})
