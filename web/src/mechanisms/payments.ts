import type { Action } from '$protocol'
import { byKind, faceOf, kinds, type Payment, shows } from '../model/offers'

type Pay = Extract<Action, { pay: unknown }>

/** Payments that differ only in the marks on their cards and the card for snow. */
export interface PaymentWay {
  cards: Payment
  variants: Variant[]
}

/** One choice among the marks. Snow may be paid for with any of several cards. */
export interface Variant {
  cards: Payment
  picks: number
  skulls: number
  /** The cards for snow, the most expendable first; null if none is needed. */
  snow: { card: string | null; action: Pay }[]
}

const key = (cards: Payment) => JSON.stringify(Object.entries(cards).sort())
const rank = (cards: Payment) => kinds.findIndex((kind) => cards[kind])

/** Sorts the offered payments: fewest locomotives first, then no extra card, then fewest marks. */
export function waysOf(choices: Action[], hand: Payment): PaymentWay[] {
  const ways = new Map<string, Map<string, Variant>>()
  const sums = new Map<string, Payment>()
  for (const action of choices) {
    if (typeof action === 'string' || !('pay' in action)) continue
    const { cards, snow = null } = action.pay
    const sum = byKind(cards)
    const variants = ways.get(key(sum)) ?? ways.set(key(sum), new Map()).get(key(sum))!
    sums.set(key(sum), sum)
    const variant = variants.get(key(cards)) ?? {
      cards,
      picks: shows(cards, 'pickaxe'),
      skulls: shows(cards, 'skull'),
      snow: [],
    }
    variant.snow.push({ card: snow, action })
    variants.set(key(cards), variant)
  }
  const missed = ({ card }: Variant['snow'][number]) => {
    if (card === null) return 0
    const { kind, mark } = faceOf(card)
    return kind === 'locomotive' ? 100 : 50 - (hand[kind] ?? 0) + (mark ? 0.5 : 0)
  }
  const marked = ({ picks, skulls, snow }: Variant) =>
    (snow[0]!.card === null ? 0 : 100) + picks + skulls
  return [...ways]
    .map(([of, variants]): PaymentWay => {
      const all = [...variants.values()]
      for (const { snow } of all) snow.sort((a, b) => missed(a) - missed(b))
      return { cards: sums.get(of)!, variants: all.sort((a, b) => marked(a) - marked(b)) }
    })
    .sort(
      (a, b) =>
        (a.cards.locomotive ?? 0) - (b.cards.locomotive ?? 0) || rank(a.cards) - rank(b.cards),
    )
}
