import { get } from './api'
import type { Color, Drawing } from '../board/drawing'
import type { CrewSeen, PavilionSeen, PostcardSeen, TableInfo, TicketSeen, Words } from '$protocol'
import { currentLanguage } from '../i18n/language.svelte'

/** An edition as data (`GET /api/editions/NAME`). Everything has a number: its place in these lists. */
export interface Edition {
  name: string
  title: string
  version: number
  hash: string
  places: Place[]
  stops: { id: string; place: number }[]
  routes: Route[]
  decks: string[]
  tickets: Ticket[]
  cards: Record<string, number>
  newspapers: number
  /** How many passengers of each colour there are. */
  passengers: Record<string, number>
  terms: Terms
  menu: { claim_route: boolean; draw_cards: boolean; draw_tickets: boolean; name_route: boolean }
  claim_steps: { step: string; number: number; points?: number[]; coins?: number }[]
  lines: { line: string; points?: number | number[]; most?: number; second?: number }[]
  floor: number | null
  companies: { seat: string; color: string; does: string }[]
  events: {
    id: string
    title: string
    text: string
    bolt: boolean
    active: boolean
    does: string
  }[]
  ties: string[]
  /** Rules beside the numbered steps, such as `limited`. */
  beside: string[]
  goods: { name: string; price: number }[]
  /** Bands of tickets, where sets of them count. */
  bands: string[]
  zones: string[]
  /** Crew by number; their words are told of those who are known. */
  crew: { id: string; wage: number; uses: number | null; changes?: string[] }[]
  pavilions: PavilionSeen[]
  /** Whose deed a number names: an event or crew by id, a company by its seat, a postcard by its number. */
  deeds: (string | number | null)[]
  /** What belongs to a game of a campaign, as everybody may know it. */
  campaign?: ChapterWords
}

/** The words of a campaign that its games need. */
export interface ChapterWords {
  title: string
  year: number
  /** Rules in play beside those of the book; ids are slots. */
  rules: Words[]
  crew: CrewSeen[]
  pavilions: PavilionSeen[]
  postcards: PostcardSeen[]
  /** Every ticket of the game, in the order of the edition, with the story it begins. */
  tickets?: TicketSeen[]
}

export interface Place {
  id: string
  name: string
  /** What it is called in other languages, by their codes, where that is something else. */
  names: Partial<Record<string, string>>
  country: boolean
  large: boolean
  /** How many passengers wait here at the start. */
  passengers: number
  zone: string | null
  /** The good it makes, and those it wants. */
  supply: string | null
  demand: string[]
}

export interface Route {
  id: string
  /** Stops. */
  ends: [number, number]
  places: [number, number]
  color: Color | null
  length: number
  points: number
  group: number | null
  /** Whether snow can fall on it. */
  snow: boolean
}

export interface Ticket {
  id: string
  /** Places. */
  ends: [number, number]
  value: number
  deck: number
  band: string | null
}

export interface Terms {
  trains: number
  hand: number
  coins: number
  opening_tickets: { deal: number; keep: number }
  drawn_tickets: { deal: number; keep: number }
  names_mix: boolean
  double_from: number
  triple_from: number
  draw_floor: number | null
  reset_at: number
  end_at: number
  opening_returned: string
  /** Whether a table with too few tickets deals everybody fewer. */
  fewer_tickets: boolean
  [more: string]: unknown
}

/** An edition of the house in a list (`GET /api/editions`). */
export interface EditionInfo {
  name: string
  title: string
  map: string
  map_title: string
  hash: string
  /** Markdown. */
  rulings: string
  /** The colours of its seats; so many can play. */
  seats: string[]
  [more: string]: unknown
}

/** A bot in a list (`GET /api/bots`). */
export interface BotInfo {
  name: string
  about: string
}

const kept = new Map<string, Promise<unknown>>()

/** What never changes under its address is asked for once. A failure is forgotten, so that it can be tried again. */
function once<T>(path: string): Promise<T> {
  const had = kept.get(path)
  if (had) return had as Promise<T>
  const asked = get<T>(path)
  kept.set(path, asked)
  asked.catch(() => kept.delete(path))
  return asked
}

export const editions = () => once<EditionInfo[]>('/api/editions')
export const bots = () => once<BotInfo[]>('/api/bots')

/** What tells where an edition is found. */
type Where = Pick<TableInfo, 'edition' | 'map'> & Partial<Pick<TableInfo, 'id' | 'chapter'>>

/** An own map has its hash; a game of a campaign has a board of its own, with words in the reader's language. */
const editionPath = ({ edition, map, id, chapter }: Where) => {
  if (chapter) return `/api/tables/${id}/edition?language=${currentLanguage()}`
  return map ? `/api/maps/${map}/editions/${edition}` : `/api/editions/${edition}`
}
/** All editions of a map have the same board. */
const drawingPath = ({ edition, map, id, chapter }: Where) => {
  if (chapter) return `/api/tables/${id}/drawing?language=${currentLanguage()}`
  return map ? `/api/maps/${map}/drawing` : `/api/editions/${edition}/drawing`
}

export const editionOf = (table: Where) => once<Edition>(editionPath(table))
export const drawingOf = (table: Where) => once<Drawing>(drawingPath(table))
