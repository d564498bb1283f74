import type { Action, SeatInfo, Sitter } from '$protocol'
import type { Edition } from '../api/edition'
import { type Drawing, inLanguage, titled } from '../board/drawing'
import { personaAt, personaOf } from '../ui/bots'
import { listed, currentLanguage, t, textOf } from './language.svelte'
import type { PlainMessageId } from './messages'

const colorMessages: Record<string, PlainMessageId> = {
  black: 'color-black',
  blue: 'color-blue',
  gray: 'color-gray',
  green: 'color-green',
  locomotive: 'color-locomotive',
  orange: 'color-orange',
  purple: 'color-purple',
  red: 'color-red',
  white: 'color-white',
  yellow: 'color-yellow',
}
/** What some cards show beside their colour. */
export const markMessages = {
  pickaxe: 'mark-pickaxe',
  skull: 'mark-skull',
} as const
const boardMessages: Record<string, PlainMessageId> = {
  germany: 'board-title-germany',
  'north-america': 'board-title-north-america',
  'the-east': 'board-title-the-east',
}
const botMessages: Record<string, PlainMessageId> = {
  easy: 'bot-easy',
  normal: 'bot-normal',
  hard: 'bot-hard',
  expert: 'bot-expert',
  master: 'bot-master',
  ada: 'bot-ada',
  bruno: 'bot-bruno',
  mira: 'bot-mira',
  otto: 'bot-otto',
  felix: 'bot-felix',
}
const seatColorMessages: Record<string, PlainMessageId> = {
  black: 'seat-color-black',
  blue: 'seat-color-blue',
  green: 'seat-color-green',
  purple: 'seat-color-purple',
  red: 'seat-color-red',
  white: 'seat-color-white',
  yellow: 'seat-color-yellow',
}
const editionMessages: Record<string, PlainMessageId> = {
  'usa-new': 'edition-usa-new',
  'usa-classic': 'edition-usa-classic',
  'usa-1910': 'edition-usa-1910',
  'usa-mega': 'edition-usa-mega',
  germany: 'edition-germany',
  legends: 'edition-legends',
}
const editionAboutMessages: Record<string, PlainMessageId> = {
  'usa-new': 'edition-about-usa-new',
  'usa-classic': 'edition-about-usa-classic',
  'usa-1910': 'edition-about-usa-1910',
  'usa-mega': 'edition-about-usa-mega',
  germany: 'edition-about-germany',
  legends: 'edition-about-legends',
}

/** A colour of cards, or a locomotive; with what the card shows besides, where it shows something. */
export function colorName(color: string | null): string {
  const [kind, mark] = (color ?? 'gray').split('-')
  const name = textOf(colorMessages, kind!)
  return mark ? t('color-marked', { color: name, mark: textOf(markMessages, mark) }) : name
}

/** A city or country in the reader's language, by its number in the edition. */
export function placeName(edition: Edition, place: number): string {
  const { name, names } = edition.places[place]!
  return names?.[currentLanguage()] ?? name
}

/** Everything it is called, for those who look for it. */
export function placeNames(edition: Edition, place: number): string[] {
  const { name, names } = edition.places[place]!
  return [name, ...Object.values(names ?? {})]
}

/** A board of the house has a title in every language, found by the English one; an own map is called as its maker calls it. */
function boardTitle(printed: string): string {
  const id = printed.toLowerCase().replaceAll(' ', '-')
  return textOf(boardMessages, id, printed)
}

/** A board with its names and its title in the reader's language. */
export const spokenDrawing = (drawing: Drawing) =>
  titled(inLanguage(drawing, currentLanguage()), boardTitle(drawing.title))

export const routeName = (edition: Edition, route: number): string =>
  t('route-between', {
    from: placeName(edition, edition.routes[route]!.places[0]),
    to: placeName(edition, edition.routes[route]!.places[1]),
  })

export const ticketName = (edition: Edition, ticket: number): string =>
  t('route-between', {
    from: placeName(edition, edition.tickets[ticket]!.ends[0]),
    to: placeName(edition, edition.tickets[ticket]!.ends[1]),
  })

/** A kind of bot: levels are translated, characters have names of their own. */
export function botName(bot: string): string {
  const [name = '', limit] = bot.split(':')
  const said = textOf(botMessages, name)
  return limit ? `${said} (${limit})` : said
}

/** What somebody calls a bot that plays: those of a level have names as well. */
export const calledName = (bot: string) => personaOf(bot)?.name ?? botName(bot)

/** Who sits there, where no other seat of the table is known. */
export function sitterName(sitter: Sitter): string {
  if (sitter === 'open') return t('seat-open')
  return 'person' in sitter ? sitter.person.name : calledName(sitter.bot.bot)
}

const nameAt = (seats: Pick<SeatInfo, 'sitter'>[], seat: number) =>
  personaAt(seats, seat)?.name ?? sitterName(seats[seat]!.sitter)

/** Who sits there; two of the same name are told apart by the colour of their wagons. */
export function seatName(seats: Pick<SeatInfo, 'sitter' | 'color'>[], seat: number): string {
  const name = nameAt(seats, seat)
  const { color } = seats[seat]!
  const twins =
    seats.filter(({ sitter }, at) => sitter !== 'open' && nameAt(seats, at) === name).length > 1
  if (!twins) return name
  return t('seat-name-color', {
    name,
    color: seatColorName(color),
  })
}

/** An edition of the house in the reader's language; one of an own map as its maker calls it. */
export const editionName = (name: string, title = name) => textOf(editionMessages, name, title)

/** A choice as advice names it: "claim Boston – Montréal". `market` are the open cards at that moment. */
export function choiceWords(edition: Edition, action: Action, market: (string | null)[]): string {
  if (action === 'pass') return t('choice-pass')
  if (action === 'draw-blind') return t('choice-deck')
  if ('draw-face-up' in action)
    return t('choice-open', {
      color: colorName(market[action['draw-face-up']]?.split('-')[0] ?? null),
    })
  if ('claim' in action) return t('choice-claim', { route: routeName(edition, action.claim.route) })
  if ('name' in action) return t('choice-claim', { route: routeName(edition, action.name) })
  if ('draw-tickets' in action || 'name-mix' in action) return t('choice-tickets')
  if ('keep-tickets' in action)
    return t('choice-keep', {
      tickets: listed(action['keep-tickets'].kept.map((ticket) => ticketName(edition, ticket))),
    })
  if ('take-passenger' in action)
    return t('choice-passenger', { place: placeName(edition, action['take-passenger'].place) })
  if ('pay' in action) return t('choice-pay')
  return t('choice-answer', { number: action.answer + 1 })
}

/** What a built-in edition is about. */
export const editionAbout = (name: string) => textOf(editionAboutMessages, name)

/** The colour of somebody's wagons. */
export const seatColorName = (color: string) => textOf(seatColorMessages, color)
