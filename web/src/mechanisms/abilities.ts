import type { Ability, AnswerGain, AnswerInfo, AnswerPrice, Clause, Effect } from '$protocol'
import { t } from '../i18n/language.svelte'

const plain = {
  'any-color': 'deed-anycolor',
  unlock: 'deed-unlock',
  refresh: 'deed-refresh',
  'retire-current': 'deed-retire-current',
  'extra-turn': 'deed-extra-turn',
} as const

const counted = {
  gain: 'deed-gain',
  pay: 'deed-pay',
  pool: 'deed-pool',
  draw: 'deed-draw',
  take: 'deed-take',
  free: 'deed-free',
  'ticket-value': 'deed-tvalue',
  vault: 'deed-vault',
  trains: 'deed-trains',
  stakes: 'deed-stake',
  evidence: 'deed-evidence',
  postcards: 'deed-postcard',
} as const

/** Describes the effect on a seat. */
export function effectWords(effect: Effect): string {
  if (typeof effect === 'string') return t(plain[effect])
  if ('tickets' in effect) {
    const { draw, keep } = effect.tickets
    return t('deed-tickets', { a: draw, b: keep })
  }
  if ('gain-by-length' in effect) return t('deed-bylen', byLength(effect['gain-by-length']))
  if ('draw-by-length' in effect) return t('deed-drawlen', byLength(effect['draw-by-length']))
  if ('mod' in effect) return t('deed-mod')
  const [[word, a]] = Object.entries(effect) as [[keyof typeof counted, number]]
  return t(counted[word], { a })
}

const byLength = ([a, b, c]: number[]) => ({ a: a!, b: b!, c: c! })

const clauseWords = (clause: Clause): string =>
  'do' in clause ? effectWords(clause.do[1]) : clause.choose.map(effectWords).join(t('deed-or'))

type Maybe<T> = T | null | undefined

/** Describes everything an ability does, in order. */
export const abilityWords = (ability: Maybe<Ability>) =>
  (ability?.clauses ?? []).map(clauseWords).join(t('deed-then'))

/** Describes the cost and the effects of an ability. */
export function abilityBargain(ability: Maybe<Ability>): string {
  const cost = ability?.cost
  if (!cost) return abilityWords(ability)
  return t('deed-bargain', {
    price:
      'cash' in cost
        ? t('word-dollars', { count: cost.cash })
        : t('deed-price-loco', { count: cost.locomotives }),
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
  return cards.locomotive ? t('deed-price-loco', { count: cards.locomotive }) : undefined
}

/** Describes the price and the gains of an answer. */
export function bargain({ price, gains }: AnswerInfo): string {
  const does = gains.flatMap(gainWords).join(t('deed-then'))
  const paid = priceWords(price)
  return paid ? t('deed-bargain', { price: paid, does }) : does
}
