import type { SeatInfo, Sitter } from '$protocol'
import { inLanguage, titled, type Drawing } from '../board/drawing'
import type { Edition } from '../net/edition'
import { known, spoken, t } from './words.svelte'

/** A colour of cards, or a locomotive; with what the card shows besides, where it shows something. */
export function colorName(color: string | null): string {
  const [kind, mark] = (color ?? 'gray').split('-')
  const name = t(`color-${kind}`)
  return mark ? t('color-marked', { color: name, mark: t(`mark-${mark}`) }) : name
}

/** A city or country in the reader's language, by its number in the edition. */
export function placeName(edition: Edition, place: number): string {
  const { name, names } = edition.places[place]!
  return names?.[spoken()] ?? name
}

/** Everything it is called, for those who look for it. */
export function placeNames(edition: Edition, place: number): string[] {
  const { name, names } = edition.places[place]!
  return [name, ...Object.values(names ?? {})]
}

/** A board of the house has a title in every language, found by the English one; an own map is called as its maker calls it. */
function boardTitle(printed: string): string {
  const id = printed.toLowerCase().replaceAll(' ', '-')
  return known(`board-title-${id}`) ? t(`board-title-${id}`) : printed
}

/** A board with its names and its title in the reader's language. */
export const spokenDrawing = (drawing: Drawing) => titled(inLanguage(drawing, spoken()), boardTitle(drawing.title))

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

/** A bot by its name: levels are translated, characters have names of their own. */
export function botName(bot: string): string {
  const [name = '', limit] = bot.split(':')
  const said = known(`bot-${name}`) ? t(`bot-${name}`) : name
  return limit ? `${said} (${limit})` : said
}

export function sitterName(sitter: Sitter): string {
  if (sitter === 'open') return t('seat-open')
  return 'person' in sitter ? sitter.person.name : botName(sitter.bot.bot)
}

/** Who sits there; two of the same name are told apart by the colour of their wagons. */
export function seatName(seats: SeatInfo[], seat: number): string {
  const name = sitterName(seats[seat]!.sitter)
  const { color } = seats[seat]!
  const twins = seats.filter(({ sitter }) => sitter !== 'open' && sitterName(sitter) === name).length > 1
  if (!twins) return name
  return t('seat-name-color', { name, color: known(`seat-color-${color}`) ? t(`seat-color-${color}`) : color })
}

/** An edition of the house in the reader's language; one of an own map as its maker calls it. */
export const editionName = (name: string, title = name) => (known(`edition-${name}`) ? t(`edition-${name}`) : title)
