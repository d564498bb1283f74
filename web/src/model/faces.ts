import type { Payment } from './offers'

/** What some cards show beside their colour. */
export type Mark = 'pickaxe' | 'skull'
export const marks: Mark[] = ['pickaxe', 'skull']

/** A card by its word: a colour or `locomotive`, with a mark behind a dash where it shows one. */
export function faceOf(word: string): { kind: string; mark: Mark | undefined } {
  const [kind = word, mark] = word.split('-')
  return { kind, mark: marks.find((known) => known === mark) }
}

/** Cards by kind, whatever they show. */
export function byKind(cards: Payment): Payment {
  const sums: Payment = {}
  for (const [word, count] of Object.entries(cards)) {
    const { kind } = faceOf(word)
    sums[kind] = (sums[kind] ?? 0) + count
  }
  return sums
}

/** How many of these cards show a mark; of one kind, if it is named. */
export const shows = (cards: Payment, mark: Mark, kind?: string) =>
  Object.entries(cards).reduce((sum, [word, count]) => {
    const face = faceOf(word)
    return face.mark === mark && (kind === undefined || face.kind === kind) ? sum + count : sum
  }, 0)
