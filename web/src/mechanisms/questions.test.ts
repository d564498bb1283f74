import type { AnswerInfo, Effect, QuestionInfo } from '$protocol'
import { beforeAll, expect, test } from 'vitest'
import type { GameModel } from '../model/gameModel.svelte'
import { setLanguage } from '../i18n/language.svelte'
import { abilityBargain, abilityWords } from './abilities'
import { answeredWords, askWords } from './questions'
import { conditionWords } from './condition'
import { forcedAnswer } from './answersForced.svelte'

const place = (name: string, more = {}) => ({ name, names: {}, supply: null, demand: [], ...more })
const seat = (name: string) => ({
  color: 'red',
  sitter: { person: { id: name, name, ready: true } },
})
const office = {
  crew: [{ crew: 0, paid: true, uses: 2 }],
  freight: [0],
  houses: [0, null],
  stakes: 3,
}

/** A model with only the parts that the sentences need. */
const model = {
  edition: {
    places: [place('Omaha', { supply: 'GRAIN' }), place('Chicago', { demand: ['GRAIN'] })],
    tickets: [{ ends: [0, 1], value: 9 }],
    goods: [{ name: 'GRAIN', price: 3 }],
    crew: [{ id: 'C1' }],
    events: [{ title: 'Derailment', text: 'A bad day.' }],
    amounts: { undelivered: 1 },
    campaign: {
      crew: [{ words: { id: 'C1', title: 'Guard', text: 'Safe.' }, wage: 2 }],
      postcards: [{ number: 7, title: 'Hello' }],
    },
  },
  info: { seats: [seat('Ann'), seat('Bob')] },
  shown: { view: { open: { extras: { claim: { skulls: 2 }, desks: [office] } } } },
  privateSides: {
    side: (number: number) => (number === 7 ? { text: 'Collect $4.', uses_left: 1 } : undefined),
  },
} as unknown as GameModel

const free = { cards: {}, coins: 0, stakes: 0, trains: 0 }
const answer = (number: number, more: Partial<AnswerInfo> = {}): AnswerInfo => ({
  action: { answer: number },
  declines: false,
  price: free,
  gains: [],
  subject: null,
  ...more,
})
const no = answer(0, { declines: true })
const effect = (effect: Effect) => ({ effect })
const question = (
  ask: QuestionInfo['ask'],
  yes: Partial<AnswerInfo>,
  more: Partial<QuestionInfo> = {},
): QuestionInfo => ({
  ask,
  origin: { mechanism: 'cards' },
  subject: null,
  answers: [no, answer(1, yes)],
  ...more,
})
/** The title, the explanation and all answers. */
function said(asked: QuestionInfo) {
  const words = askWords(model, asked)
  return [words.title, words.about, ...asked.answers.map((each) => answeredWords(words, each).text)]
}

beforeAll(() => setLanguage('en'))

test('prices and gains come from the description', () => {
  const cases: [QuestionInfo, (string | undefined)[]][] = [
    [
      question(
        { wire: 0 },
        { price: { ...free, coins: 3 }, gains: [{ look: { cards: 3, keep: 1 } }] },
      ),
      ['Send a wire for $3?', 'You look at the top 3 cards and keep 1.', 'No', 'Pay $3'],
    ],
    [
      question({ hazard: 0 }, { gains: [{ wager: { win: 4, lose: 6 } }] }),
      [
        'Declare your 2 skulls?',
        'The top card is turned up. If it has no skull, you collect $4; if it has one, you pay $6.',
        'No',
        'Declare and turn up a card',
      ],
    ],
    [
      question(
        { deliver: 0 },
        { gains: [effect({ gain: 4 })], subject: { token: { from: 0, good: 0 } } },
      ),
      ['Deliver freight?', undefined, 'Nothing for now', 'Grain from Omaha: collect $4'],
    ],
    [
      question({ wage: [0, 0] }, { price: { ...free, coins: 2 } }, { subject: { crew: 0 } }),
      ['Pay $2 for “Guard” in this game?', 'Safe.', 'Not this time', 'Pay $2'],
    ],
    [
      question(
        { house: 0 },
        { price: { ...free, coins: 2 }, subject: { house: { place: 1, owner: null } } },
      ),
      [
        'Build an eating house?',
        'You have 1 house left. Players who dine there pay you.',
        'No',
        'Chicago for $2',
      ],
    ],
    [
      question(
        { dine: 0 },
        {
          price: { ...free, coins: 1 },
          gains: [effect({ draw: 1 })],
          subject: { house: { place: 0, owner: 1 } },
        },
      ),
      ['Dine at an eating house?', 'You draw the top card in return.', 'No', 'Omaha: $1 to Bob'],
    ],
    [
      question({ stakes: 0 }, { price: { ...free, stakes: 2 }, gains: [effect({ free: 1 })] }),
      [
        'Use stakes in place of a card?',
        'You have 3 stakes.',
        'No',
        'Return 2 stakes: play 1 card fewer',
      ],
    ],
    [
      question(
        { use: [0, 0] },
        { price: { ...free, cards: { locomotive: 1 } }, gains: [effect({ gain: 4 })] },
        { origin: { event: 0 } },
      ),
      ['Derailment', 'A bad day.', 'No', 'Give up 1 locomotive: collect $4'],
    ],
  ]
  for (const [asked, words] of cases) expect(said(asked)).toEqual(words)
})

test('freight is offered with its destinations', () => {
  const asked = question({ load: [0, 0] }, {}, { subject: { token: { from: 0, good: 0 } } })
  const [title, about] = said(asked)
  expect(title).toBe('Load grain in Omaha?')
  expect(about).toContain('Wanted in Chicago.')
})

test('equal choices are listed in order, a postcard with its private side', () => {
  const either = [
    answer(0, { gains: [effect({ draw: 2 })] }),
    answer(1, { gains: [effect({ gain: 3 })] }),
  ]
  const choose = question({ choose: [0, 0] }, {}, { origin: { company: 0 }, answers: either })
  expect(said(choose).slice(2)).toEqual(['Draw 2 cards from the deck', 'Collect $3'])
  const cards = question({ cards: [0, 'claim'] }, { subject: { postcard: 7 } })
  expect(answeredWords(askWords(model, cards), cards.answers[1]!)).toEqual({
    text: 'Hello',
    more: 'Collect $4.',
  })
  const ticket = question({ window: 0 }, { subject: { ticket: 0 } })
  expect(said(ticket).at(-1)).toBe('Omaha\u00a0– Chicago ($9)')
})

test('only a single declining answer is given automatically', () => {
  const cards = question({ cards: [0, 'claim'] }, {})
  expect(forcedAnswer({ ...cards, answers: [no] })).toEqual({ answer: 0 })
  expect(forcedAnswer(cards)).toBeUndefined()
  expect(forcedAnswer({ ...cards, answers: [answer(1)] })).toBeUndefined()
  expect(forcedAnswer(undefined)).toBeUndefined()
})

test('abilities are described in order, with their cost', () => {
  const ability = {
    trigger: 'claim' as const,
    condition: [],
    cost: { locomotives: 2 },
    clauses: [
      { do: ['you', { draw: 1 }] as ['you', Effect] },
      { do: ['you', { 'gain-by-length': [1, 3, 4] }] as ['you', Effect] },
      { choose: [{ gain: 2 }, 'extra-turn'] as [Effect, Effect] },
    ],
  }
  const does =
    'draw a card from the deck, then collect $1, $3 or $4 for 1–2, 3–4 or 5–6 spaces, then collect $2 or take another turn'
  expect(abilityWords(ability)).toBe(does)
  expect(abilityBargain(ability)).toBe(`give up 2 locomotives: ${does}`)
  expect(abilityBargain({ ...ability, cost: null })).toBe(does)
})

test('the condition of a pavilion is described', () => {
  const { edition } = model
  expect(conditionWords(edition, [{ link: [0, 1] }, { 'large-cities': 10 }], '')).toBe(
    'connect Omaha and Chicago and 10 large cities in one network',
  )
  expect(conditionWords(edition, [{ 'tickets-done': 6 }], '')).toBe('6 tickets completed')
  expect(conditionWords(edition, [{ 'cash-at-most': 3 }], 'cash<=3')).toBe('cash<=3')
})
