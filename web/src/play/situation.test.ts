import { beforeAll, expect, test } from 'vitest'
import { setLanguage } from '../i18n/language.svelte'
import type { GameModel } from '../model/gameModel.svelte'
import { lastRound } from './situation'

beforeAll(() => setLanguage('en'))

/** The sentence that Ann sees in a game with Nell and Theo. */
function told(turn: number, turns_left: number | null, seat: number | null = 0) {
  const seats = ['Ann', 'Nell', 'Theo'].map((name) => ({
    sitter: { person: { id: name, name, ready: true } },
  }))
  const open = { turn, turns_left, over: false, seats: 3 }
  const model = { shown: { view: { open } }, info: { seats }, table: { seat } }
  return lastRound(model as unknown as GameModel)
}

test('on their last turn, players read who plays once more', () => {
  expect(told(0, null)).toBeUndefined()
  expect(told(0, 2)).toBe(
    'This is your last turn. Then Nell and Theo play once more, and the game ends.',
  )
  expect(told(0, 1)).toBe('This is your last turn. Then Nell plays once more, and the game ends.')
  expect(told(0, 0)).toBe('This is your last turn. After it, the game ends.')
})

test('others read the order of the last turns', () => {
  expect(told(1, 2)).toBe('Last round: Nell, then Theo, then you')
  expect(told(1, 1)).toBe('Last round: Nell, then Theo')
  expect(told(2, 1, null)).toBe('Last round: Theo, then Ann')
  // The last round begins with the end of this turn.
  expect(told(0, 3)).toBe('Last round: you, then Nell, then Theo, then you')
})
