import type { Ask, Seen } from '$protocol'
import type { Edition } from '../api/edition'
import { placeName } from '../i18n/names'
import type { FieldsOf } from './extras'
import { t } from '../i18n/language.svelte'
import { deedOwner, goodName, lineName, pavilionName } from './mechanismNames'
import { stepsOf, type StepName } from './ruleTexts'

/** The gains from one step. */
export interface Gain {
  coins: number
  cards: number
  /** Further gains, in a few words each. */
  notes: string[]
}

export interface StepShown extends StepName, Gain {
  state: 'done' | 'now' | 'ahead'
}

/** A claim as shown to the player, from naming its route to its last consequence. */
export interface ClaimShown {
  seat: number
  route: number
  second: boolean
  /** The effect of the current event, before the first step. */
  event: Gain
  steps: StepShown[]
  done: boolean
}

/** A fact that only campaign games have. */
type Extra = Extract<Seen, { what: 'extra' }>

const empty = (): Gain => ({ coins: 0, cards: 0, notes: [] })
const EVENT = 0
/** The steps that ask a question, by name. */
const asking: Record<string, string> = {
  hazard: 'hazard',
  choose: 'company_bonus',
  take: 'company_bonus',
  deliver: 'deliver',
  load: 'load',
  wire: 'telegraph',
  'wire-keep': 'telegraph',
  dine: 'eating-houses',
  house: 'eating-houses',
  crew: 'cards',
  cards: 'cards',
}

/** The position of the last match; −1 if there is none. */
function lastIndex(all: Seen[], fits: (seen: Seen) => boolean): number {
  for (let at = all.length - 1; at >= 0; at--) if (fits(all[at]!)) return at
  return -1
}

/**
 * The last claim among these facts, once it is paid for, unless something else has happened since.
 */
export function claimOf(all: Seen[], edition: Edition, asked: Ask | null): ClaimShown | undefined {
  const from = lastIndex(all, (seen) => seen.what === 'extra' && seen.extra === 'claim-began')
  const began = all[from]
  if (began?.what !== 'extra' || began.extra !== 'claim-began') return undefined
  const { claim, second } = began
  const end = all.findIndex(
    (seen, at) => at > from && seen.what === 'extra' && seen.extra === 'claim-done',
  )
  const done = end >= 0
  if (done && all.slice(end).some(({ what }) => moves.has(what))) return undefined
  const names = stepsOf(edition)
  const number = (step: string) => names.find((name) => name.step === step)?.number
  const facts = all.slice(from + 1, done ? end : undefined)
  const paid = facts.findIndex(({ what }) => what === 'claimed')
  if (paid < 0) return undefined
  const { gains, reached } = resolve(facts.slice(paid + 1), claim, edition, number, done)
  const at = done ? undefined : (number(asking[kindOf(asked)] ?? '') ?? reached)
  const state = (step: number): StepShown['state'] => {
    if (done) return 'done'
    return at === undefined ? 'ahead' : step < at ? 'done' : step === at ? 'now' : 'ahead'
  }
  const steps = names.map((name): StepShown => {
    return { ...name, ...(gains.get(name.number) ?? empty()), state: state(name.number) }
  })
  return { ...claim, second, event: gains.get(EVENT) ?? empty(), steps, done }
}

/** Facts that show that another action has begun in the meantime. */
const moves = new Set(['card-drawn', 'card-taken', 'tickets-drawn', 'passed', 'claimed', 'ended'])

const kindOf = (asked: Ask | null) =>
  asked === null || typeof asked === 'string' ? '' : Object.keys(asked)[0]!

/** Computes the gain from each step. Money and cards belong to the last active step. */
function resolve(
  facts: Seen[],
  claim: { seat: number; route: number },
  edition: Edition,
  number: (step: string) => number | undefined,
  done: boolean,
) {
  const gains = new Map<number, Gain>()
  let at = EVENT
  const to = (step: string) => (at = number(step) ?? at)
  const gain = (step = at) => gains.get(step) ?? gains.set(step, empty()).get(step)!
  const large = number('large_city')
  const last = lastIndex(facts, (seen) => seen.what === 'card-drawn' && seen.seat === claim.seat)
  const roomy = large !== undefined && done && touchesLarge(edition, claim.route)
  facts.forEach((seen, index) => {
    if (seen.what !== 'extra' && 'seat' in seen && seen.seat !== claim.seat) return
    if (seen.what === 'card-drawn' || seen.what === 'card-taken') {
      // No fact announces the card for a large city; it is the last card of a claim.
      if (roomy && index === last && !facts.slice(index).some(acts)) at = large
      gain().cards++
    } else if (seen.what === 'wire-kept') {
      to('telegraph')
      gain().cards++
    } else if (seen.what === 'collected') gain().coins += seen.coins
    else if (seen.what === 'extra') trade(seen, facts[index + 1])
  })
  return { gains, reached: at }

  function trade(seen: Extra, next: Seen | undefined) {
    const { coins = 0, seat }: FieldsOf<Extra> = seen
    const mine = seat === undefined || seat === claim.seat
    switch (seen.extra) {
      case 'acted': {
        const owner = deedOwner(edition, seen.deed)
        if (owner?.of === 'event') at = EVENT
        else to(owner?.of === 'company' ? 'company_bonus' : 'cards')
        return
      }
      case 'turned':
        return void to('hazard')
      case 'paid':
        if (next?.what === 'wired' || next?.what === 'newspaper-turned') to('telegraph')
        if (mine) gain().coins -= coins
        return
      case 'pooled':
        if (at !== EVENT) to('pool-dues')
        if (mine) gain().coins -= coins
        return
      case 'snow-cleared':
        return brought('snowbound', coins)
      case 'delivered':
        return brought('deliver', coins, t('step-delivered', { good: goodOf(seen.city) }))
      case 'loaded':
        return brought(
          'load',
          0,
          t('step-loaded', { good: goodOf(seen.city), place: placeName(edition, seen.city) }),
        )
      case 'staked':
        return brought('survey', 0, t('step-staked', { count: seen.stakes }))
      case 'dined':
        return brought('eating-houses', -seen.paid)
      case 'house-built':
        return brought(
          'eating-houses',
          -coins,
          t('step-house', { place: placeName(edition, seen.city) }),
        )
      case 'stamped':
        return brought('watch', coins, lineName(edition, seen.line))
      case 'pavilion-met':
        return brought('cards', coins, pavilionName(edition, seen.pavilion))
      case 'evidence':
        return brought('cards', 0, t('step-evidence', { count: seen.count }))
      case 'postcard-used':
      case 'crew-used':
        return void to('cards')
    }
  }
  function brought(step: string, coins: number, note?: string) {
    to(step)
    gain().coins += coins
    if (note) gain().notes.push(note)
  }
  function goodOf(city: number) {
    return goodName(edition.places[city]?.supply ?? '')
  }
}

/** Whether this fact shows that a later step was active. */
const acts = (seen: Seen) =>
  seen.what === 'extra' &&
  ['acted', 'dined', 'postcard-used', 'crew-used', 'pavilion-met', 'stamped'].includes(seen.extra)

const touchesLarge = (edition: Edition, route: number) =>
  edition.routes[route]!.places.some((place) => edition.places[place]!.large)
