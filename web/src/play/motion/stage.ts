import { figure, symbols } from '../../board/looks'
import type { Card } from '$protocol'
import type { Edition } from '../../api/edition'
import {
  FLIGHT,
  REFILL,
  ROLL,
  rollStarts,
  SWEEP,
  type Flight,
  type Motion,
  type Spot,
  type Thing,
} from './motionPlan'

/** Maximum number of flying things above the page. They take no clicks and are not announced. */
const MOST = 24
/** Milliseconds until the last wagon of a path starts to rise. */
const FLASH = 600
const SOFT = 'cubic-bezier(.3, .1, .2, 1)'

/** The screen before a move: a copy of each face-up card at its position. */
export type Before = Map<number, { box: DOMRect; copy: HTMLElement }>

export function before(): Before {
  const seen: Before = new Map()
  for (const slot of document.querySelectorAll<HTMLElement>('[data-slot]'))
    seen.set(Number(slot.dataset.slot), {
      box: slot.getBoundingClientRect(),
      copy: slot.cloneNode(true) as HTMLElement,
    })
  return seen
}

function sky(): HTMLElement {
  const there = document.getElementById('sky')
  if (there) return there
  const made = document.createElement('div')
  made.id = 'sky'
  made.setAttribute('aria-hidden', 'true')
  made.inert = true
  document.body.append(made)
  return made
}

const seenAt = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find((node) => node.checkVisibility?.() ?? true)

/** The element of a position, or the nearest one that is on the screen. */
function elementOf(spot: Spot, edition: Edition): Element | undefined {
  switch (spot.at) {
    case 'slot':
      return seenAt(`[data-slot="${spot.slot}"]`)
    case 'deck':
      return seenAt('[data-deck]')
    case 'tickets':
      return seenAt('[data-tickets]')
    case 'hand':
      return (spot.color && seenAt(`[data-hand="${spot.color}"]`)) || seenAt('[data-hand]')
    case 'seat':
      return seenAt(`[data-seat="${spot.seat}"]`) ?? seenAt('[data-hand]')
    case 'place':
      return seenAt(`[data-place="${CSS.escape(edition.places[spot.place]?.id ?? '')}"]`)
  }
}

const SVG = 'http://www.w3.org/2000/svg'

function cardShape(card: Card | null): string {
  if (card === 'locomotive') return 'M-6 0A6 6 0 1 0 6 0A6 6 0 1 0-6 0'
  return card ? symbols[card] : ''
}

/** A small picture of a flying thing, about as large as its origin. */
function picture(thing: Thing, box: DOMRect): HTMLElement {
  const made = document.createElement('div')
  made.className = 'flight'
  const [color, shape, view] =
    thing === 'ticket'
      ? ['ticket', 'M-5 0H5M2-3L5 0L2 3', '-8 -8 16 16']
      : 'passenger' in thing
        ? [thing.passenger, figure, '-8 -10 16 20']
        : [thing.card ?? 'back', cardShape(thing.card), '-8 -8 16 16']
  made.dataset.kind = thing === 'ticket' ? 'ticket' : 'passenger' in thing ? 'passenger' : 'card'
  if (color !== 'ticket' && color !== 'back') {
    made.style.setProperty('--paint', `var(--card-${color})`)
    made.style.setProperty('--sign', `var(--mark-${color})`)
  }
  const drawn = document.createElementNS(SVG, 'svg')
  drawn.setAttribute('viewBox', view!)
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', shape!)
  drawn.append(path)
  made.append(drawn)
  const wide = Math.min(Math.max(box.width, 22), 64)
  made.style.width = `${wide}px`
  made.style.height = `${Math.min(Math.max(box.height, 22), 64)}px`
  return made
}

const middle = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const

/** Moves an element from the middle of one box to that of another, and shrinks it on the way. */
function fly(node: HTMLElement, from: DOMRect, to: DOMRect, after: number, length: number) {
  const [x, y] = middle(from)
  const [toX, toY] = middle(to)
  const [halfWide, halfHigh] = [
    (parseFloat(node.style.width) || from.width) / 2,
    (parseFloat(node.style.height) || from.height) / 2,
  ]
  const place = (x: number, y: number, scale: number) =>
    `translate(${x - halfWide}px, ${y - halfHigh}px) scale(${scale})`
  const shrunk = Math.min(1, Math.max(0.35, to.height / from.height))
  sky().append(node)
  const flight = node.animate(
    [
      { transform: place(x, y, 1), opacity: 1 },
      { transform: place((x + toX) / 2, (y + toY) / 2 - 18, 1.06), opacity: 1, offset: 0.45 },
      { transform: place(toX, toY, shrunk), opacity: 0.2 },
    ],
    { duration: length, delay: after, easing: SOFT, fill: 'backwards' },
  )
  const gone = () => node.remove()
  flight.onfinish = gone
  flight.oncancel = gone
}

function start(flight: Flight, was: Before, edition: Edition) {
  const [from, to] = [
    elementOf(flight.from, edition)?.getBoundingClientRect(),
    elementOf(flight.to, edition)?.getBoundingClientRect(),
  ]
  if (!from?.width || !to?.width || sky().childElementCount >= MOST) return
  const left = flight.from.at === 'slot' ? was.get(flight.from.slot) : undefined
  if (left) {
    left.copy.removeAttribute('data-slot')
    left.copy.style.width = `${left.box.width}px`
    left.copy.style.height = `${left.box.height}px`
    left.copy.classList.add('flown')
  }
  fly(left?.copy ?? picture(flight.thing, from), left?.box ?? from, to, flight.after, FLIGHT)
}

/**
 * Rolls wagons onto a route one by one, from the end nearer to their owner. The first wagon rolls
 * farthest.
 */
function roll(id: string, from: Element | undefined) {
  const slots = [
    ...document.querySelectorAll<SVGGElement>(`[data-slots="${CSS.escape(id)}"] > .wagon`),
  ]
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return
  const [fromX, fromY] = middle((from ?? document.body).getBoundingClientRect())
  const away = (slot: Element) => {
    const [x, y] = middle(slot.getBoundingClientRect())
    return Math.hypot(x - fromX, y - fromY)
  }
  const sorted = away(first) < away(last) ? slots.reverse() : slots
  const places = sorted.map(({ transform: { baseVal } }) => {
    const [{ matrix }, { angle }] = [baseVal.getItem(0), baseVal.getItem(1)]
    return { x: matrix.e, y: matrix.f, turn: (angle * Math.PI) / 180 }
  })
  const entry = places.at(-1)!
  const starts = rollStarts(sorted.length)
  /**
   * The distance between the point where wagons enter and a slot, along the axis of the slot's
   * wagon.
   */
  const along = ({ x, y, turn }: (typeof places)[0]) =>
    (entry.x - x) * Math.cos(turn) + (entry.y - y) * Math.sin(turn)
  // Wagons appear a little before the point where they enter.
  const outside = 30 * (Math.sign(along(places[0]!)) || 1)
  sorted.forEach((slot, at) => {
    const way = along(places[at]!) + outside
    const timing = { duration: ROLL, delay: starts[at]!, fill: 'backwards' } as const
    const wagon = slot.firstElementChild!
    wagon.animate([{ transform: `translateX(${way}px)` }, { transform: 'translateX(0)' }], {
      ...timing,
      easing: SOFT,
      // A wagon on a short slot is already compressed.
      composite: 'add',
    })
    wagon.animate([{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1 }], timing)
  })
}

function sweep(was: Before, edition: Edition) {
  const deck = elementOf({ at: 'deck' }, edition)?.getBoundingClientRect()
  for (const { box, copy } of was.values()) {
    if (!box.width || sky().childElementCount >= MOST) continue
    copy.removeAttribute('data-slot')
    copy.style.width = `${box.width}px`
    copy.style.height = `${box.height}px`
    copy.classList.add('flown')
    const away = deck ? Math.sign(box.x - deck.x) || 1 : 1
    sky().append(copy)
    const place = (x: number) => `translate(${x}px, ${box.y}px)`
    const motion = copy.animate(
      [
        { transform: place(box.x), opacity: 1 },
        { transform: `${place(box.x + away * 60)} rotate(${away * 6}deg)`, opacity: 0 },
      ],
      { duration: SWEEP, easing: 'ease-in', fill: 'forwards' },
    )
    motion.onfinish = motion.oncancel = () => copy.remove()
  }
}

/** Moves a new face-up card from the deck to its slot. */
function refill(slot: number, after: number, edition: Edition) {
  const [to, deck] = [elementOf({ at: 'slot', slot }, edition), elementOf({ at: 'deck' }, edition)]
  if (!to || !deck) return
  const [x, y] = middle(deck.getBoundingClientRect())
  const [toX, toY] = middle(to.getBoundingClientRect())
  to.animate(
    [
      { transform: `translate(${x - toX}px, ${y - toY}px) scale(.8)`, opacity: 0.3 },
      { transform: 'none', opacity: 1 },
    ],
    {
      duration: REFILL,
      delay: after,
      easing: SOFT,
      fill: 'backwards',
    },
  )
}

/**
 * Starts the motion. The page is already up to date; only copies and transforms move, so that there
 * is no layout.
 */
export function perform(motion: Motion, was: Before, edition: Edition) {
  for (const flight of motion.flights) start(flight, was, edition)
  for (const { route, from } of motion.claims)
    roll(edition.routes[route]?.id ?? '', elementOf(from, edition))
  if (motion.sweep) sweep(was, edition)
  for (const { slot, after } of motion.refills) refill(slot, after, edition)
}

/** Raises the wagons on a path one after another, once the latest ones have rolled in. */
export function flash(routes: string[]) {
  const wagons = routes.flatMap((id) => [
    ...document.querySelectorAll(`[data-slots="${CSS.escape(id)}"] > .wagon > use`),
  ])
  wagons.forEach((wagon, at) =>
    wagon.animate([{ scale: 1 }, { scale: 1.45 }, { scale: 1 }], {
      duration: 260,
      delay: 500 + at * Math.min(70, FLASH / wagons.length),
      easing: SOFT,
    }),
  )
}
