import type { Ability, AnswerGain, AnswerInfo, AnswerPrice, Clause, Effect } from '$protocol'
import { t } from '../i18n/language.svelte'

const plain = {
  'any-color': 'effect-any-color',
  unlock: 'effect-unlock',
  refresh: 'effect-refresh',
  'retire-current': 'effect-retire-current',
  'extra-turn': 'effect-extra-turn',
} as const

const counted = {
  gain: 'effect-gain',
  pay: 'effect-pay',
  pool: 'effect-pool',
  draw: 'effect-draw',
  take: 'effect-take',
  free: 'effect-free',
  'ticket-value': 'effect-ticket-value',
  vault: 'effect-vault',
  trains: 'effect-trains',
  stakes: 'effect-stakes',
  evidence: 'effect-evidence',
  postcards: 'effect-postcards',
} as const

/** Describes the effect on a seat. */
export function effectWords(effect: Effect): string {
  if (typeof effect === 'string') return t(plain[effect])
  if ('tickets' in effect) {
    const { draw, keep } = effect.tickets
    return t('effect-tickets', { draw, keep })
  }
  if ('gain-by-length' in effect) {
    const [a, b, c] = effect['gain-by-length']
    const two = twoLengths([a, b, c])
    if (two) return t('effect-gain-by-two-lengths', two)
    return t('effect-gain-by-length', { a, b, c })
  }
  if ('draw-by-length' in effect) {
    const [a, b, c] = effect['draw-by-length']
    const two = twoLengths([a, b, c])
    if (two) return t('effect-draw-by-two-lengths', two)
    return t('effect-draw-by-length', { a, b, c })
  }
  if ('mod' in effect) return t('effect-mod')
  const [[word, count]] = Object.entries(effect) as [[keyof typeof counted, number]]
  return t(counted[word], { count })
}

/** The numbers for short and for longer routes, and the limit between them, if two suffice. */
function twoLengths([a, b, c]: [number, number, number]) {
  if (b === c) return { short: a, length: 2, long: c }
  if (a === b) return { short: a, length: 4, long: c }
  return undefined
}

function clauseWords(clause: Clause): string {
  if ('do' in clause) return effectWords(clause.do[1])
  const [one, other] = clause.choose
  return t('effect-or', { one: effectWords(one), other: effectWords(other) })
}

/** Joins descriptions of effects, in order. */
const inOrder = (parts: string[]): string =>
  parts.length ? parts.reduce((before, last) => t('effect-then', { before, last })) : ''

type Maybe<T> = T | null | undefined

/** Describes everything an ability does, in order. */
export const abilityWords = (ability: Maybe<Ability>) =>
  inOrder((ability?.clauses ?? []).map(clauseWords))

/** Describes the cost and the effects of an ability. */
export function abilityBargain(ability: Maybe<Ability>): string {
  const cost = ability?.cost
  if (!cost) return abilityWords(ability)
  return t('effect-bargain', {
    price:
      'cash' in cost
        ? t('word-dollars', { count: cost.cash })
        : t('word-locomotives', { count: cost.locomotives }),
    does: abilityWords(ability),
  })
}

/** The card effects among the gains of an answer. */
const gainWords = (gain: AnswerGain): string[] => {
  if (gain === 'second-claim') return []
  if ('effect' in gain) return [effectWords(gain.effect)]
  return 'clause' in gain ? [clauseWords(gain.clause)] : []
}

/** The price of using a card; undefined if it is free. */
function priceWords({ coins, cards }: AnswerPrice): string | undefined {
  if (coins) return t('word-dollars', { count: coins })
  return cards.locomotive ? t('word-locomotives', { count: cards.locomotive }) : undefined
}

/** Describes the price and the gains of an answer. */
export function bargain({ price, gains }: AnswerInfo): string {
  const does = inOrder(gains.flatMap(gainWords))
  const paid = priceWords(price)
  return paid ? t('effect-bargain', { price: paid, does }) : does
}
