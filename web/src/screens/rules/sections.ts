import type { Edition } from '../../net/edition'
import { t } from '../../words/words.svelte'

export interface Section {
  /** Names the section, in addresses and in messages. */
  id: string
  /** Sentences. */
  says: string[]
}

/** Words of the data as they stand in messages. */
export const hyphened = (word: string) => word.replaceAll('_', '-')

const has = (edition: Edition, step: string) =>
  edition.claim_steps.some((each) => each.step === step)
const line = (edition: Edition, name: string) => edition.lines.find((each) => each.line === name)

/** How many routes the largest group of parallel ones has. */
export function widest({ routes }: Edition): number {
  const sizes = new Map<number, number>()
  for (const { group } of routes) if (group !== null) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  return Math.max(1, ...sizes.values())
}

/** More seats than any table has: from there on is never. */
const NEVER = 6

/** Who may build beside somebody else. */
function beside(kind: 'double' | 'triple', from: number): string {
  if (from <= 2) return t(`rules-claim-${kind}-open`)
  return from >= NEVER
    ? t(`rules-claim-${kind}-closed`)
    : t(`rules-claim-${kind}`, { from, below: from - 1 })
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

function score(edition: Edition): string[] {
  const lines = edition.lines.map(({ line, points, most = 0, second = 0 }) =>
    t(`rules-score-${hyphened(line)}`, {
      points: typeof points === 'number' ? points : 0,
      most,
      second,
    }),
  )
  const ties = edition.ties.map((tie) => t(`rules-tie-${hyphened(tie)}`))
  const shared = edition.ties.includes('later_in_turn_order') ? [] : [t('rules-tie-shared')]
  return [
    ...lines,
    ...(edition.floor === null ? [] : [t('rules-score-floor', { floor: edition.floor })]),
    t('rules-score-winner'),
    ...ties,
    ...shared,
  ]
}

/** The rules of an edition, made of what its data says. */
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
