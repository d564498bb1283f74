import { messageOf, t } from '../i18n/language.svelte'

const effectMessages = {
  anycolor: 'deed-anycolor',
  bylen: 'deed-bylen',
  draw: 'deed-draw',
  drawlen: 'deed-drawlen',
  evidence: 'deed-evidence',
  'extra-turn': 'deed-extra-turn',
  free: 'deed-free',
  gain: 'deed-gain',
  mod: 'deed-mod',
  pay: 'deed-pay',
  pool: 'deed-pool',
  postcard: 'deed-postcard',
  refresh: 'deed-refresh',
  'retire-current': 'deed-retire-current',
  stake: 'deed-stake',
  take: 'deed-take',
  tickets: 'deed-tickets',
  trains: 'deed-trains',
  tvalue: 'deed-tvalue',
  unlock: 'deed-unlock',
  vault: 'deed-vault',
} as const
const priceMessages = {
  cash: 'deed-price-cash',
  loco: 'deed-price-loco',
} as const

/** A parsed ability: `CLAIM | true | LOCO 1 | GAIN 4`. */
export interface Deed {
  cost: { of: 'loco' | 'cash'; count: number } | null
  /** Effects in order; a choice has two. */
  acts: Effect[][]
}

export interface Effect {
  word: string
  numbers: number[]
}

export function deedOf(does: string): Deed {
  const [, , cost = '-', ...rest] = does.split('|').map((part) => part.trim())
  const [of = '-', count = '0'] = cost.split(' ')
  const acts = rest
    .join('|')
    .split(';')
    .map((act) =>
      act
        .trim()
        .replace(/^CHOOSE /, '')
        .split('|')
        .map(effectOf),
    )
  return {
    cost: of === '-' ? null : { of: of.toLowerCase() as 'loco' | 'cash', count: Number(count) },
    acts,
  }
}

function effectOf(text: string): Effect {
  // The affected seats are before a colon.
  const [word = '', ...numbers] = text.replace(/^.*:/, '').trim().split(' ')
  return {
    word: word.toLowerCase().replaceAll('_', '-'),
    numbers: numbers.map(Number).filter((number) => !Number.isNaN(number)),
  }
}

export function effectWords({ word, numbers: [a = 0, b = 0, c = 0] }: Effect): string {
  const id = messageOf(effectMessages, word)
  return id ? t(id, { a, b, c }) : word
}

/** Describes all effects of an ability, in order. */
export const deedWords = ({ acts }: Deed) =>
  acts.map((either) => either.map(effectWords).join(t('deed-or'))).join(t('deed-then'))

/** Describes the price of an ability and what it gives. */
export function bargain(deed: Deed): string {
  const does = deedWords(deed)
  if (!deed.cost) return does
  return t('deed-bargain', {
    price: t(priceMessages[deed.cost.of], { count: deed.cost.count }),
    does,
  })
}
