import type { Occupant } from '$protocol'

/** The bots offered to people; the server's other bots are for tournaments and tests. */
export const levels = ['easy', 'normal', 'hard', 'expert', 'master'] as const
export const characters = ['ada', 'bruno', 'mira', 'otto', 'felix'] as const

/** Returns N different characters, starting with this one. */
export const company = (number: number, from = 0): string[] =>
  Array.from({ length: number }, (_, at) => characters[(from + at) % characters.length]!)

/**
 * A bot of a level: its name, and the differences between its face and that of the level's first
 * bot.
 */
export interface Persona {
  name: string
  skin?: string
  hair?: string
  cloth?: string
}

/** The bots of each level, in the order in which they join a table. */
const personas: Record<string, Persona[]> = {
  easy: [
    { name: 'Pip' },
    { name: 'Dot', skin: '#f3cfae', hair: '#b5652b', cloth: '#7a4f9a' },
    { name: 'Sam', skin: '#d9a273', hair: '#20140d', cloth: '#3f7a4a' },
  ],
  normal: [
    { name: 'Nell' },
    { name: 'Theo', skin: '#f0c8a2', hair: '#8a5a2b', cloth: '#2f5f8a' },
    { name: 'Ines', skin: '#8a5a3c', hair: '#17110d', cloth: '#5a7a2f' },
  ],
  hard: [
    { name: 'Vera' },
    { name: 'Hugo', skin: '#c98f62', hair: '#2a1a12', cloth: '#6b2f3f' },
    { name: 'Lin', skin: '#f0d0a8', hair: '#141114', cloth: '#2f6b5e' },
  ],
  expert: [
    { name: 'Augusta' },
    { name: 'Sabine', skin: '#f2d0b2', hair: '#c98a3c', cloth: '#24384f' },
    { name: 'Kenji', skin: '#e6bd92', hair: '#26232b', cloth: '#3d2430' },
  ],
  master: [
    { name: 'Barnaby' },
    { name: 'Olga', skin: '#f3d3ba', hair: '#d8c39a', cloth: '#274a3a' },
    { name: 'Amos', skin: '#7f5034', hair: '#d9d4ca', cloth: '#5a2a1c' },
  ],
}

/** The kind of bot in a seat, without its time limit. */
const botAt = (sitter: Occupant) =>
  typeof sitter === 'object' && 'bot' in sitter ? sitter.bot.bot.split(':')[0]! : undefined

/** Whether a kind of bot is a level and not a character. */
export const isLevel = (bot: string) => bot.split(':')[0]! in personas

/** The bot of a level at this position, by default the first. */
export function personaOf(bot: string, before = 0): Persona | undefined {
  const all = personas[bot.split(':')[0]!]
  return all?.[before % all.length]
}

/** The bot in a seat, if it has a level; bots of the same level differ. */
export function personaAt(seats: { sitter: Occupant }[], seat: number): Persona | undefined {
  const bot = botAt(seats[seat]!.sitter)
  if (bot === undefined) return undefined
  return personaOf(bot, seats.slice(0, seat).filter(({ sitter }) => botAt(sitter) === bot).length)
}

/**
 * The bot that stands in for a seat's player. It also differs from the bots that have their own
 * seats.
 */
export function standInAt(
  seats: { sitter: Occupant; stand_in: string | null }[],
  seat: number,
): Persona | undefined {
  const own = seats[seat]!.stand_in
  if (own === null) return undefined
  const same = (bot: string | null | undefined) => bot?.split(':')[0] === own.split(':')[0]
  const seated = seats.filter(({ sitter }) => same(botAt(sitter))).length
  return personaOf(own, seated + seats.slice(0, seat).filter((each) => same(each.stand_in)).length)
}

/** The drawing of a bot's face; bots that are not offered to people share one. */
export const portraitOf = (bot: string) => {
  const name = bot.split(':')[0]!
  return ([...levels, ...characters] as string[]).includes(name) ? name : 'machine'
}
