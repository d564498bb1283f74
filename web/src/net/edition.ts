import { get } from './api'
import type { Color, Drawing } from '../board/drawing'
import type { TableInfo } from '$protocol'

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
  claim_steps: { step: string; points?: number[]; coins?: number }[]
  lines: { line: string; points?: number | number[]; most?: number; second?: number }[]
  floor: number | null
  companies: { seat: string; color: string; does: string }[]
  events: { id: string; title: string; text: string; bolt: boolean; does: string }[]
  ties: string[]
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
}

export interface Ticket {
  id: string
  /** Places. */
  ends: [number, number]
  value: number
  deck: number
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

/** Where the edition of a table is found; an own map has its hash. */
const editionPath = ({ edition, map }: Pick<TableInfo, 'edition' | 'map'>) =>
  map ? `/api/maps/${map}/editions/${edition}` : `/api/editions/${edition}`

export const editionOf = (table: Pick<TableInfo, 'edition' | 'map'>) => once<Edition>(editionPath(table))
/** All editions of a map have the same board. */
export const drawingOf = ({ edition, map }: Pick<TableInfo, 'edition' | 'map'>) =>
  once<Drawing>(map ? `/api/maps/${map}/drawing` : `/api/editions/${edition}/drawing`)
