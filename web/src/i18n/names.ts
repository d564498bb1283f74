import type { Action, SeatInfo, Occupant, TableInfo } from '$protocol'
import type { Edition } from '../api/edition'
import { type Drawing, inLanguage, titled } from '../board/drawing'
import { personaAt, personaOf, standInAt } from '../ui/bots'
import { listed, currentLanguage, t, textOf } from './language.svelte'
import type { PlainMessageId } from './messages'

const colorMessages: Record<string, PlainMessageId> = {
  black: 'word-black',
  blue: 'word-blue',
  gray: 'color-gray',
  green: 'word-green',
  locomotive: 'word-locomotive',
  orange: 'word-orange',
  purple: 'word-purple',
  red: 'word-red',
  white: 'word-white',
  yellow: 'word-yellow',
}
/** The marks on some cards. */
export const markMessages = {
  pickaxe: 'word-pickaxe',
  skull: 'word-skull',
} as const
const boardMessages: Record<string, PlainMessageId> = {
  'first-ride': 'lesson-board',
  germany: 'edition-board-germany',
  'north-america': 'edition-board-north-america',
  'the-east': 'edition-board-the-east',
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
  black: 'word-seat-black',
  blue: 'word-seat-blue',
  green: 'word-seat-green',
  orange: 'word-seat-orange',
  purple: 'word-seat-purple',
  red: 'word-seat-red',
  white: 'word-seat-white',
  yellow: 'word-seat-yellow',
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

/** The name of a card's colour, or of a locomotive; with its mark, if it has one. */
export function colorName(color: string | null): string {
  const [kind, mark] = (color ?? 'gray').split('-')
  const name = textOf(colorMessages, kind!)
  return mark ? t('word-marked', { color: name, mark: textOf(markMessages, mark) }) : name
}

/** The name of a city or country in the reader's language, by its index in the edition. */
export function placeName(edition: Edition, place: number): string {
  const { name, names } = edition.places[place]!
  return names?.[currentLanguage()] ?? name
}

/** All names of a city or country, for searching. */
export function placeNames(edition: Edition, place: number): string[] {
  const { name, names } = edition.places[place]!
  return [name, ...Object.values(names ?? {})]
}

/**
 * The title of a board. A built-in board has a title in every language, which is looked up by the
 * English title; a custom map has its author's title.
 */
function boardTitle(printed: string): string {
  const id = printed.toLowerCase().replaceAll(' ', '-')
  return textOf(boardMessages, id, printed)
}

/**
 * A board with its names and title in the reader's language; the board of a campaign has the
 * campaign's title.
 */
export const spokenDrawing = (drawing: Drawing, campaign?: string) =>
  titled(inLanguage(drawing, currentLanguage()), campaign ?? boardTitle(drawing.title))

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

/** The name of a kind of bot: levels are translated, characters have proper names. */
export function botName(bot: string): string {
  const [name = '', limit] = bot.split(':')
  const said = textOf(botMessages, name)
  return limit ? `${said} (${limit})` : said
}

/** The name of a bot in a seat: bots of a level also have their own names. */
export const calledName = (bot: string) => personaOf(bot)?.name ?? botName(bot)

/** The name of a seat's stand-in bot; empty if there is none. */
export function standInName(seats: Pick<SeatInfo, 'sitter' | 'stand_in'>[], seat: number): string {
  const { stand_in } = seats[seat]!
  return stand_in === null ? '' : (standInAt(seats, seat)?.name ?? botName(stand_in))
}

/** The name of the player in a seat if the other seats are unknown. */
export function sitterName(sitter: Occupant): string {
  if (sitter === 'open') return t('seat-open')
  return 'person' in sitter ? sitter.person.name : calledName(sitter.bot.bot)
}

/** A seat; in a campaign, with the name of its company. */
export type NamedSeat = Pick<SeatInfo, 'sitter' | 'color'> & { company?: string }

/**
 * The table, with the name of its company added to each seat; `names` contains the names by colour.
 */
export const withCompanies = (info: TableInfo, names: Record<string, string>): TableInfo => ({
  ...info,
  seats: info.seats.map((seat): SeatInfo & NamedSeat => {
    const company = names[seat.color]
    return company === undefined ? seat : { ...seat, company }
  }),
})

const nameAt = (seats: NamedSeat[], seat: number) =>
  personaAt(seats, seat)?.name ?? sitterName(seats[seat]!.sitter)

/** The name of a seat's company in a campaign; empty elsewhere. */
export const companyOf = ({ company = '' }: NamedSeat): string => company

/**
 * The name of a seat for announcing a winner. In a campaign, it names the company and its player.
 */
export function winnerName(seats: NamedSeat[], seat: number): string {
  const { company } = seats[seat]!
  return company === undefined
    ? seatName(seats, seat)
    : t('seat-company', { company, name: nameAt(seats, seat) })
}

/**
 * The name of the player in a seat; equal names are distinguished by the colour of their wagons.
 */
export function seatName(seats: NamedSeat[], seat: number): string {
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

/** The name of a built-in edition in the reader's language; a custom map has its author's name. */
export const editionName = (name: string, title = name) => textOf(editionMessages, name, title)

/**
 * Names a choice for advice: "claim Boston – Montréal". `market` contains the face-up cards at that
 * time.
 */
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

/** The description of a built-in edition. */
export const editionAbout = (name: string) => textOf(editionAboutMessages, name)

/** The colour of a player's wagons. */
export const seatColorName = (color: string) => textOf(seatColorMessages, color)
