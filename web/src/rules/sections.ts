import type { Edition } from '../api/edition'
import { messageOf, t, textOf } from '../i18n/language.svelte'
import type { PlainMessageId } from '../i18n/messages'

export type SectionId = 'goal' | 'setup' | 'cards' | 'claim' | 'tickets' | 'news' | 'end' | 'score'
export const sectionMessages: Record<SectionId, PlainMessageId> = {
  goal: 'rules-section-goal',
  setup: 'rules-section-setup',
  cards: 'rules-section-cards',
  claim: 'rules-section-claim',
  tickets: 'rules-section-tickets',
  news: 'rules-section-news',
  end: 'rules-section-end',
  score: 'rules-section-score',
}
const scoreMessages = {
  routes: 'rules-score-routes',
  tickets: 'rules-score-tickets',
  longest_path: 'rules-score-longest-path',
  globetrotter: 'rules-score-globetrotter',
  passengers: 'rules-score-passengers',
  coins: 'rules-score-coins',
  trains_left: 'rules-score-trains-left',
  bookings: 'rules-score-bookings',
} as const
const tieMessages: Record<string, PlainMessageId> = {
  tickets_completed: 'rules-tie-tickets-completed',
  longest_path: 'rules-tie-longest-path',
  passengers: 'rules-tie-passengers',
  later_in_turn_order: 'rules-tie-later-in-turn-order',
}

export interface Section {
  /** The section's id in addresses and messages. */
  id: SectionId
  /** The section's sentences. */
  says: RuleSentence[]
}
/** A sentence, or one that leads to an ordered list. */
export type RuleSentence = string | { lead: string; order: string[] }

const has = (edition: Edition, step: string) =>
  edition.claim_steps.some((each) => each.step === step)
const line = (edition: Edition, name: string) => edition.lines.find((each) => each.line === name)

/** The number of routes in the largest group of parallel routes. */
export function widest({ routes }: Edition): number {
  const sizes = new Map<number, number>()
  for (const { group } of routes) if (group !== null) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  return Math.max(1, ...sizes.values())
}

/** A number of seats that no table has, which means "never". */
const NEVER = 6

const besideMessages = {
  double: {
    open: 'rule-double-any',
    closed: 'rules-claim-double-closed',
    from: 'rules-claim-double',
  },
  triple: {
    open: 'rule-triple-any',
    closed: 'rules-claim-triple-closed',
    from: 'rules-claim-triple',
  },
} as const

/** Describes who may claim a parallel route. */
function beside(kind: 'double' | 'triple', from: number): string {
  const { open, closed, from: some } = besideMessages[kind]
  if (from <= 2) return t(open)
  return from >= NEVER ? t(closed) : t(some, { from, below: from - 1 })
}

function setup(edition: Edition): string[] {
  const { terms, passengers, newspapers } = edition
  const waiting = Object.values(passengers).reduce((sum, each) => sum + each, 0)
  const { deal, keep } = terms.opening_tickets
  return [
    t('rules-setup-trains', { trains: terms.trains, hand: terms.hand }),
    ...(terms.coins ? [t('rules-setup-coins', { coins: terms.coins })] : []),
    ...(waiting
      ? [t('rules-setup-passengers', { number: waiting, colors: Object.keys(passengers).length })]
      : []),
    t(terms.names_mix ? 'rules-setup-mix' : 'rules-setup-tickets', { deal, keep }),
    t(terms.opening_returned === 'shuffled-in' ? 'rules-setup-back-in' : 'rules-setup-back-under'),
    ...(terms.fewer_tickets ? [t('rules-setup-fewer')] : []),
    ...(newspapers ? [t('rules-setup-news', { number: newspapers })] : []),
    t('rules-setup-first'),
  ]
}

function cards({ terms }: Edition): string[] {
  const floor =
    terms.draw_floor === null
      ? t('rules-cards-end')
      : terms.draw_floor === 0
        ? t('rules-cards-end-piles')
        : t('rules-cards-end-floor', { floor: terms.draw_floor })
  return [
    t('rules-cards-two'),
    t('rules-cards-locomotive'),
    t('rules-cards-reset', { at: terms.reset_at }),
    t('rules-cards-shuffle'),
    floor,
  ]
}

function claim(edition: Edition): string[] {
  const { double_from, triple_from } = edition.terms
  const size = widest(edition)
  const collect = edition.claim_steps.find(({ step }) => step === 'collect')
  return [
    t('rules-claim-pay'),
    t('rules-claim-gray'),
    t('rules-claim-trains'),
    ...(size >= 2 ? [t('rules-claim-group'), beside('double', double_from)] : []),
    ...(size >= 3 ? [beside('triple', triple_from)] : []),
    ...(has(edition, 'route_points') ? [t('rules-claim-points')] : []),
    ...(has(edition, 'passengers') ? [t('rules-claim-passengers')] : []),
    ...(collect ? [t('rules-claim-collect', { coins: collect.coins ?? 0 })] : []),
    ...(has(edition, 'company_bonus') ? [t('rules-claim-company')] : []),
    ...(has(edition, 'large_city') ? [t('rules-claim-large')] : []),
  ]
}

function tickets(edition: Edition): string[] {
  const { deal, keep } = edition.terms.drawn_tickets
  return [
    t(edition.terms.names_mix ? 'rules-tickets-mix' : 'rules-tickets-draw', { deal, keep }),
    t('rules-tickets-back'),
    t('rules-tickets-done'),
    ...(edition.places.some(({ country }) => country) ? [t('rules-tickets-countries')] : []),
    t('rules-tickets-secret'),
  ]
}

function score(edition: Edition): RuleSentence[] {
  const lines = edition.lines.map(({ line, points, most = 0, second = 0 }) => {
    const id = messageOf(scoreMessages, line)
    return id ? t(id, { points: typeof points === 'number' ? points : 0, most, second }) : line
  })
  const order = edition.ties.map((tie) => textOf(tieMessages, tie))
  const shared = edition.ties.includes('later_in_turn_order') ? [] : [t('rules-tie-shared')]
  return [
    ...lines,
    ...(edition.floor === null ? [] : [t('rules-score-floor', { floor: edition.floor })]),
    { lead: t('rules-score-winner'), order },
    ...shared,
  ]
}

/** The rules of an edition, generated from its data. */
export function sectionsOf(edition: Edition): Section[] {
  const all: Section[] = [
    {
      id: 'goal',
      says: [
        t(line(edition, 'coins') ? 'rules-goal-dollars' : 'rules-goal-points'),
        t('rules-turn'),
      ],
    },
    { id: 'setup', says: setup(edition) },
    { id: 'cards', says: cards(edition) },
    { id: 'claim', says: claim(edition) },
    { id: 'tickets', says: tickets(edition) },
    {
      id: 'news',
      says: edition.events.length ? [t('rules-news-turned'), t('rules-news-kinds')] : [],
    },
    { id: 'end', says: [t('rules-end-low', { at: edition.terms.end_at }), t('rules-end-pass')] },
    { id: 'score', says: score(edition) },
  ]
  return all.filter(({ says }) => says.length)
}
