import { expect, it } from 'vitest'
import { deedOf } from './deeds'

it('parses an ability: its price and effects, in order', () => {
  expect(deedOf('CLAIM | true | LOCO 1 | GAIN 4')).toEqual({
    cost: { of: 'loco', count: 1 },
    acts: [[{ word: 'gain', numbers: [4] }]],
  })
  expect(deedOf('CLAIM | len>=4 | - | DRAW 1; BYLEN 1 3 4').acts).toEqual([
    [{ word: 'draw', numbers: [1] }],
    [{ word: 'bylen', numbers: [1, 3, 4] }],
  ])
})

it('parses a choice of two, and the affected seats', () => {
  expect(deedOf('CLAIM | true | - | CHOOSE GAIN 2 | DRAW 2').acts).toEqual([
    [
      { word: 'gain', numbers: [2] },
      { word: 'draw', numbers: [2] },
    ],
  ])
  expect(deedOf('REVEAL | true | - | MOST: PAY 2; ALL[cash<=3]: RETIRE_CURRENT').acts).toEqual([
    [{ word: 'pay', numbers: [2] }],
    [{ word: 'retire-current', numbers: [] }],
  ])
})
