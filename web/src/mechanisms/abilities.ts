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

/** What an effect does to a seat. */
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

/** All that an ability does, in order. */
export const abilityWords = (ability: Maybe<Ability>) =>
  (ability?.clauses ?? []).map(clauseWords).join(t('deed-then'))

/** The cost of an ability and what it does. */
export function abilityBargain(ability: Maybe<Ability>): string {
  const cost = ability?.cost
  if (!cost) return abilityWords(ability)
  return t('deed-bargain', {
    price:
      'cash' in cost
        ? t('deed-price-cash', { count: cost.cash })
        : t('deed-price-loco', { count: cost.locomotives }),
    does: abilityWords(ability),
  })
}

/** Effects of cards among what an answer gives. */
const gainWords = (gain: AnswerGain): string[] => {
  if (gain === 'second-claim') return []
  if ('effect' in gain) return [effectWords(gain.effect)]
  return 'clause' in gain ? [clauseWords(gain.clause)] : []
}

/** The price of using a card; undefined if it is free. */
function priceWords({ coins, cards }: AnswerPrice): string | undefined {
  if (coins) return t('deed-price-cash', { count: coins })
  return cards.locomotive ? t('deed-price-loco', { count: cards.locomotive }) : undefined
}

/** The price of an answer and what it gives. */
export function bargain({ price, gains }: AnswerInfo): string {
  const does = gains.flatMap(gainWords).join(t('deed-then'))
  const paid = priceWords(price)
  return paid ? t('deed-bargain', { price: paid, does }) : does
}
