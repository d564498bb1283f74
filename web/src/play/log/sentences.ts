import type { Seen } from '$protocol'
import { eventOf } from '../../i18n/events'
import { colorName, placeName, routeName, seatName } from '../../i18n/names'
import { messageOf, t } from '../../i18n/language.svelte'
import type { FieldsOf } from '../../mechanisms/extras'
import { doerOf, extraWords } from '../../mechanisms/mechanismSentences'
import {
  blind,
  cardsNamed,
  drawNamed,
  has,
  mixesNamed,
  mixNamed,
  ticketsNamed,
  whose,
  type SentenceReader,
} from './phrases'

/** Facts of mechanisms that the log shows. */
const extraMessages = {
  'chest-taken': 'fact-chest-taken',
  'crew-paid': 'fact-crew-paid',
  delivered: 'fact-delivered',
  dined: 'fact-dined',
  discarded: 'fact-discarded',
  ending: 'fact-ending',
  'event-retired': 'fact-event-retired',
  'event-turned': 'fact-event-turned',
  'events-shuffled': 'fact-events-shuffled',
  evidence: 'fact-evidence',
  'extra-turn': 'fact-extra-turn',
  helped: 'fact-helped',
  'house-built': 'fact-house-built',
  loaded: 'fact-loaded',
  paid: 'fact-paid',
  'pavilion-met': 'fact-pavilion-met',
  pooled: 'fact-pooled',
  'postcard-drawn': 'fact-postcard-drawn',
  'postcard-used': 'fact-postcard-used',
  posted: 'fact-posted',
  refreshed: 'fact-refreshed',
  'snow-cleared': 'fact-snow-cleared',
  'snow-fell': 'fact-snow-fell',
  staked: 'fact-staked',
  'stakes-spent': 'fact-stakes-spent',
  stamped: 'fact-stamped',
  'ticket-value': 'fact-ticket-value',
  'tickets-given': 'fact-tickets-given',
  'trains-added': 'fact-trains-added',
  'turn-began': 'fact-turn-again',
  turned: 'fact-turned',
  vault: 'fact-vault',
  'window-shown': 'fact-window-shown',
  'window-taken': 'fact-window-taken',
} as const

/**
 * The topic of a sentence: the log marks some topics, and the live region announces some more
 * urgently.
 */
export type SentenceKind =
  'claim' | 'cards' | 'tickets' | 'passenger' | 'market' | 'call' | 'money' | 'other'

export interface Sentence {
  kind: SentenceKind
  text: string
  /** The actor; undefined for something that happened to the table. */
  seat?: number
  /** The route that the sentence is about. */
  route?: number
}

/** Describes one fact; undefined if the table itself shows it well enough. */
export function sentence(seen: Seen, reader: SentenceReader): Sentence | undefined {
  const { edition } = reader
  const say = (kind: SentenceKind, text: string, more: Partial<Sentence> = {}): Sentence => ({
    kind,
    text,
    ...('seat' in seen && seen.seat !== null ? { seat: seen.seat } : {}),
    ...more,
  })
  const who = 'seat' in seen && typeof seen.seat === 'number' ? has(reader, seen.seat) : ''
  switch (seen.what) {
    case 'claimed':
      return say(
        'claim',
        t('fact-claimed', {
          who,
          route: routeName(edition, seen.route),
          cards: cardsNamed(seen.payment),
        }),
        {
          route: seen.route,
        },
      )
    case 'scored':
      return say('claim', t('fact-scored', { who, points: seen.points }))
    case 'collected':
      return say('money', t('fact-collected', { who, coins: seen.coins }))
    case 'card-taken':
      return say('cards', drawNamed(reader, seen.seat, [seen.card], []))
    case 'card-drawn':
      return say('cards', drawNamed(reader, seen.seat, [], [blind(seen.card, 1)]))
    case 'no-second-card':
      return say('cards', t('fact-no-second-card', whose(reader, seen.seat)))
    case 'tickets-drawn':
      return say('tickets', t('fact-drew', { who, cards: mixNamed(edition, seen.mix) }))
    case 'opening-kept':
    case 'tickets-kept': {
      const named = seen.tickets?.[0]
      const kept = named ? ticketsNamed(edition, named) : mixNamed(edition, seen.kept)
      return say('tickets', t('fact-tickets-kept', { who, tickets: kept }))
    }
    case 'mixes-shown':
      return say('tickets', t('fact-mixes-shown', { mixes: mixesNamed(reader, seen.mixes) }))
    case 'boarded':
      return say(
        'passenger',
        t('fact-boarded', {
          who,
          color: colorName(seen.color),
          place: placeName(edition, seen.place),
        }),
      )
    case 'market-reset':
      return say('market', t('fact-market-reset'))
    case 'market-stands':
      return say('market', t('fact-market-stands'))
    case 'reshuffled':
      return say('market', t('fact-reshuffled'))
    case 'newspapers-added':
      return say('market', t('fact-newspapers-added', { count: seen.count }))
    case 'newspaper-turned':
      return say('market', t('fact-newspaper-turned'))
    case 'first-found':
      return say('call', t('fact-first', whose(reader, seen.seat)))
    case 'passed':
      return say('other', t('fact-passed', { who }))
    case 'last-round':
      return say('call', t('fact-last-round', { ...whose(reader, seen.seat), turns: seen.turns }))
    case 'ended':
      return { kind: 'call', text: t('fact-ended') }
    case 'tickets-revealed':
      return say(
        'tickets',
        t('log-tickets-revealed', {
          ...whose(reader, seen.seat),
          tickets: ticketsNamed(edition, seen.tickets),
        }),
      )
    case 'wire-kept':
      return say('cards', t('fact-wire-kept', { who }))
    case 'taken-back':
      return say('other', t('fact-taken-back', { who }))
    case 'extra':
      return extra(seen, reader)
    case 'passenger-placed':
    case 'card-dealt':
    case 'card-laid':
    case 'mix-sealed':
    case 'ticket-dealt':
    case 'choice-sealed':
    case 'turn-began':
    case 'hand-shown':
    case 'deck-shown':
    case 'tickets-shown':
    case 'ticket-shown':
    case 'wired':
      return undefined
    default:
      return unseen(seen)
  }
}

/** A missing kind of fact does not compile; an unknown one from a newer server is skipped. */
const unseen = (_: never) => undefined

/**
 * Money, events and other campaign facts. There are many kinds with the same few fields. Kinds with
 * a message are shown; the others are bookkeeping.
 */
function extra(
  seen: Extract<Seen, { what: 'extra' }>,
  reader: SentenceReader,
): Sentence | undefined {
  const { edition } = reader
  const fields: FieldsOf<typeof seen> = seen
  const { route, city, owner, cards } = fields
  const [seat, event] = [fields.seat ?? undefined, fields.event ?? undefined]
  if (seen.extra === 'turn-began' && !seen.again) return undefined
  const back = seen.extra === 'chest-taken' && seat === undefined
  const id = back ? 'fact-chest-back' : messageOf(extraMessages, seen.extra)
  if (!id) return undefined
  const args = {
    ...extraWords(seen, edition),
    who: seat === undefined ? '' : has(reader, seat),
    you: owner === reader.you ? 'yes' : 'no',
    owner: owner === undefined ? '' : seatName(reader.seats, owner),
    coins: fields.coins ?? fields.value ?? 0,
    count: fields.count ?? fields.stakes ?? fields.trains ?? 0,
    route: route === undefined ? '' : routeName(edition, route),
    place: city === undefined ? '' : placeName(edition, city),
    title: eventOf(edition, event)?.title ?? '',
    text: eventOf(edition, event)?.text ?? '',
    cards: cards ? cardsNamed(cards) : '',
  }
  const said: Sentence = {
    kind: seen.extra === 'event-turned' ? 'call' : 'money',
    text: t(id, args),
  }
  if (seat !== undefined) said.seat = seat
  if (route !== undefined) said.route = route
  return said
}

/** A sentence, and the number of the last fact that it describes. */
export interface NumberedSentence extends Sentence {
  last: number
}

/**
 * Describes facts in as few sentences as possible: points are included with their claim, and the
 * cards of one draw are combined.
 */
export function sentences(all: Seen[], reader: SentenceReader): NumberedSentence[] {
  const said: NumberedSentence[] = []
  const counted = new Set<Seen>()
  /** The card whose effect causes the next payments. */
  let doer = ''
  for (let at = 0; at < all.length; at++) {
    const seen = all[at]!
    if (counted.has(seen)) continue
    doer = doerOf(seen, all[at + 1], reader.edition) ?? doer
    const points = seen.what === 'claimed' ? pointsFor(all, at) : undefined
    if (seen.what === 'claimed' && points) {
      counted.add(points)
      said.push({
        kind: 'claim',
        seat: seen.seat,
        route: seen.route,
        text: t('fact-claimed-points', {
          who: has(reader, seen.seat),
          route: routeName(reader.edition, seen.route),
          cards: cardsNamed(seen.payment),
          points: points.points,
        }),
        last: Math.max(at, all.indexOf(points)),
      })
    } else if (seen.what === 'card-drawn' || seen.what === 'card-taken') {
      const { open, deck, last } = drawn(all, at)
      at = last
      const text = drawNamed(reader, seen.seat, open, deck)
      said.push({ kind: 'cards', seat: seen.seat, text, last })
    } else {
      const one = sentence(seen, reader)
      const money = seen.what === 'collected' || (seen.what === 'extra' && seen.extra === 'paid')
      if (one)
        said.push({
          ...one,
          text: doer && money ? t('fact-by', { text: one.text, title: doer }) : one.text,
          last: at,
        })
    }
    if (seen.what !== 'extra' || !['acted', 'turned'].includes(seen.extra)) doer = ''
  }
  return said
}

/** Finds the points of a claim, which may follow after the paid cards were reshuffled. */
function pointsFor(all: Seen[], claim: number): Extract<Seen, { what: 'scored' }> | undefined {
  const { seat } = all[claim] as { seat: number }
  for (const seen of all.slice(claim + 1)) {
    if (seen.what === 'scored' && seen.seat === seat) return seen
    if (seen.what === 'claimed' || seen.what === 'turn-began') return undefined
  }
  return undefined
}

/** The cards that a seat draws from here on, until another fact is worth a sentence. */
function drawn(all: Seen[], from: number): { open: string[]; deck: string[]; last: number } {
  const seat = (all[from] as { seat: number }).seat
  const [open, deck]: [string[], string[]] = [[], []]
  let [unknown, last] = [0, from]
  for (let at = from; at < all.length; at++) {
    const seen = all[at]!
    if (seen.what === 'card-laid' || (seen.what === 'extra' && seen.extra === 'replaced')) continue
    if ((seen.what !== 'card-drawn' && seen.what !== 'card-taken') || seen.seat !== seat) break
    last = at
    if (seen.what === 'card-taken') open.push(seen.card)
    else if (seen.card) deck.push(blind(seen.card, 1))
    else unknown++
  }
  if (unknown) deck.push(blind(null, unknown))
  return { open, deck, last }
}
