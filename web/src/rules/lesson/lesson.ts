import type { Action, TicketProgress, GameSnapshot } from '$protocol'
import { offersOf } from '../../model/offers'
import { standOf, wayOf } from '../../model/standing'
import type { Edition, Route } from '../../api/edition'

/** The coach's messages. */
export const tipMessages = {
  welcome: 'lesson-welcome',
  tickets: 'lesson-tickets',
  over: 'lesson-over',
  'last-round': 'lesson-last-round',
  way: 'lesson-way',
  claimed: 'lesson-claimed',
  done: 'lesson-done',
  'cut-off': 'lesson-cut-off',
  claim: 'lesson-claim',
  draw: 'lesson-draw',
  second: 'lesson-second',
  locomotive: 'lesson-locomotive',
  rival: 'lesson-rival',
  gray: 'lesson-gray',
  more: 'lesson-more',
  'again-claim': 'lesson-again-claim',
  'again-draw': 'lesson-again-draw',
  'again-free': 'lesson-again-free',
  'last-claim': 'lesson-last-claim',
  'last-build': 'lesson-last-build',
  'last-draw': 'lesson-last-draw',
} as const
type TipId = keyof typeof tipMessages

/** The information on which the coach bases advice: the same that the player sees. */
export interface LessonMoment {
  edition: Edition
  seeing: GameSnapshot
  choices: Action[]
  /** Tips already given. */
  told: ReadonlySet<string>
}

/** A tip, which is given as soon as it applies. */
interface Tip {
  id: TipId
  when: (moment: LessonMoment) => boolean
  /** The subject of the tip, as selectors of the game screen. */
  point?: (moment: LessonMoment) => string[]
  /** The route that the tip names. */
  route?: (moment: LessonMoment) => number | undefined
  /**
   * Whether the tip stays until it is confirmed; other tips disappear as soon as the player has
   * acted.
   */
  waits?: boolean
}

/** A tip ready to be shown. */
export interface CoachAdvice {
  id: TipId
  point: string[]
  route: number | undefined
  waits: boolean
}

const asks = ({ seeing }: LessonMoment, what: string) =>
  seeing.at !== null &&
  (seeing.asked === what ||
    (typeof seeing.asked === 'object' && seeing.asked !== null && what in seeing.asked))
const own = ({ seeing }: LessonMoment) => seeing.view.own
const open = ({ state }: TicketProgress) => standOf(state) === 'open'

/** Routes on the cheapest paths of open tickets, each once, coloured ones first. */
export function wanted({ seeing, edition }: LessonMoment): number[] {
  const ways = seeing.progress.filter(open).flatMap(({ state }) => wayOf(state))
  const free = [...new Set(ways)].filter((route) => seeing.view.open.free.includes(route))
  return free.sort((a, b) => Number(!edition.routes[a]!.color) - Number(!edition.routes[b]!.color))
}

const routeSelector = (edition: Edition, route: number | undefined) =>
  route === undefined ? [] : [`[data-route="${edition.routes[route]!.id}"]`]

/** A wanted route that can be claimed now, if there is one. */
export function ready(moment: LessonMoment): number | undefined {
  const routes = offersOf(moment.choices)
  return wanted(moment).find((route) => routes.has(route))
}

/**
 * The number of cards missing for a route in its colour, or in the best colour if it is gray;
 * locomotives count.
 */
export function missing(route: Route, hand: Record<string, number>): number {
  const { locomotive = 0, ...colors } = hand
  const best = route.color ? (colors[route.color] ?? 0) : Math.max(0, ...Object.values(colors))
  return Math.max(0, route.length - best - locomotive)
}

/** The wanted route with the fewest missing cards. */
export function nearest(moment: LessonMoment): number | undefined {
  const hand = own(moment)?.hand ?? {}
  const need = (route: number) => missing(moment.edition.routes[route]!, hand)
  return wanted(moment).sort((a, b) => need(a) - need(b))[0]
}

/** Face-up cards that help towards a route, as selectors; the deck if there are none. */
function cardsFor(moment: LessonMoment, route: number | undefined): string[] {
  const { market } = moment.seeing.view.open
  const hand = own(moment)?.hand ?? {}
  const { color } = route === undefined ? { color: null } : moment.edition.routes[route]!
  const most = Object.entries(hand).sort(([, a], [, b]) => b - a)[0]?.[0]
  const slots = market.flatMap((card, slot) =>
    card !== null && card === (color ?? most) ? [`[data-slot="${slot}"]`] : [],
  )
  return slots.length ? slots : ['[data-deck]']
}

const isLastRound = ({ seeing }: LessonMoment) => seeing.view.open.turns_left !== null

const happened = ({ seeing }: LessonMoment, what: string) =>
  seeing.seen.some((seen) => seen.what === what && 'seat' in seen && seen.seat === seeing.seat)

/** All tips, sorted by priority. */
const tips: Tip[] = [
  { id: 'welcome', when: () => true, waits: true },
  { id: 'tickets', when: (now) => asks(now, 'opening-tickets') },
  { id: 'over', when: ({ seeing }) => seeing.view.open.over, waits: true },
  { id: 'last-round', when: ({ seeing }) => seeing.view.open.turns_left !== null, waits: true },
  { id: 'way', when: (now) => asks(now, 'turn'), point: () => ['[data-tickets]'], waits: true },
  { id: 'claimed', when: (now) => happened(now, 'claimed'), waits: true },
  {
    id: 'done',
    when: ({ seeing }) =>
      seeing.progress.some(({ state }) => standOf(state) === 'done') &&
      seeing.view.own?.offer.length === 0,
    point: () => ['[data-tickets]'],
    waits: true,
  },
  {
    id: 'cut-off',
    when: ({ seeing }) => seeing.progress.some(({ state }) => state === 'cut-off'),
    point: () => ['[data-tickets]'],
    waits: true,
  },
  {
    id: 'claim',
    when: (now) => asks(now, 'turn') && ready(now) !== undefined,
    route: ready,
    point: (now) => routeSelector(now.edition, ready(now)),
  },
  {
    id: 'draw',
    when: (now) => asks(now, 'turn') && ready(now) === undefined && nearest(now) !== undefined,
    route: nearest,
    point: (now) => cardsFor(now, nearest(now)),
  },
  {
    id: 'second',
    when: (now) => asks(now, 'second-card'),
    route: nearest,
    point: (now) => cardsFor(now, nearest(now)),
  },
  {
    id: 'locomotive',
    when: (now) =>
      asks(now, 'turn') &&
      (now.seeing.view.open.market.includes('locomotive') || (own(now)?.hand.locomotive ?? 0) > 0),
    waits: true,
  },
  {
    id: 'rival',
    when: ({ seeing }) =>
      seeing.at === null && seeing.to_move.length > 0 && seeing.view.open.first !== null,
  },
  {
    id: 'gray',
    when: (now) =>
      asks(now, 'turn') && wanted(now).some((route) => !now.edition.routes[route]!.color),
    route: (now) => wanted(now).find((route) => !now.edition.routes[route]!.color),
    waits: true,
  },
  {
    id: 'more',
    when: (now) =>
      asks(now, 'turn') &&
      !now.seeing.progress.some(open) &&
      now.choices.some((choice) => typeof choice === 'object' && 'draw-tickets' in choice),
    point: () => ['[data-draw-tickets]'],
    waits: true,
  },
]

/** Short reminders for each turn, given once all tips about a turn have been given. */
const reminders: Tip[] = [
  {
    id: 'again-claim',
    when: (now) => asks(now, 'turn') && ready(now) !== undefined,
    route: ready,
    point: (now) => routeSelector(now.edition, ready(now)),
  },
  {
    id: 'again-draw',
    when: (now) => asks(now, 'turn') && nearest(now) !== undefined,
    route: nearest,
    point: (now) => cardsFor(now, nearest(now)),
  },
  { id: 'again-free', when: (now) => asks(now, 'turn') },
]

/** Tips that still make sense when everybody has at most one turn left. */
const LATE = new Set(['over', 'last-round', 'done'])

/**
 * Tips for the last round, when cards, new tickets and plans are worthless and only routes that can
 * be claimed now count.
 */
const lastWords: Tip[] = [
  {
    id: 'last-claim',
    when: (now) => asks(now, 'turn') && ready(now) !== undefined,
    route: ready,
    point: (now) => routeSelector(now.edition, ready(now)),
  },
  { id: 'last-build', when: (now) => asks(now, 'turn') && offersOf(now.choices).size > 0 },
  { id: 'last-draw', when: (now) => asks(now, 'turn') },
]

/** Whether a tip no longer applies, although nobody has confirmed it. */
export const isStale = (said: CoachAdvice, moment: LessonMoment) =>
  isLastRound(moment) && !LATE.has(said.id)

/** The coach's current tip. Tips are given once; reminders repeat. */
export function advice(moment: LessonMoment): CoachAdvice | undefined {
  const late = isLastRound(moment)
  const fresh = tips.filter(({ id }) => !moment.told.has(id) && (!late || LATE.has(id)))
  const tip =
    fresh.find(({ when }) => when(moment)) ??
    (late ? lastWords : reminders).find(({ when }) => when(moment))
  return (
    tip && {
      id: tip.id,
      point: tip.point?.(moment) ?? [],
      route: tip.route?.(moment),
      waits: tip.waits ?? false,
    }
  )
}
