import { get } from './api'
import type { BotInfo, Drawing, Edition, EditionInfo, TableInfo, Thumbnail } from '$protocol'
import { currentLanguage } from '../i18n/language.svelte'

export type {
  BotInfo,
  CampaignWords as ChapterWords,
  Edition,
  EditionInfo,
  Place,
  Route,
  Terms,
  Ticket,
} from '$protocol'

const kept = new Map<string, Promise<unknown>>()

/** Fetches immutable resources once. A failure is forgotten, so that it can be retried. */
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

/** The fields that locate an edition. */
type Where = Pick<TableInfo, 'edition' | 'map'> & Partial<Pick<TableInfo, 'id' | 'chapter'>>

/**
 * A custom map has its hash; a campaign game has its own board, with text in the reader's language.
 */
const editionPath = ({ edition, map, id, chapter }: Where) => {
  if (chapter) return `/api/tables/${id}/edition?describe=true&language=${currentLanguage()}`
  const path = map ? `/api/maps/${map}/editions/${edition}` : `/api/editions/${edition}`
  return `${path}?describe=true`
}
/** All editions of a map share its board. */
const drawingPath = ({ edition, map, id, chapter }: Where) => {
  if (chapter) return `/api/tables/${id}/drawing?language=${currentLanguage()}`
  return map ? `/api/maps/${map}/drawing` : `/api/editions/${edition}/drawing`
}

export const editionOf = (table: Where) => once<Edition>(editionPath(table))
/** The thumbnail of an edition or of a custom map. */
export const thumbnailOf = ({ edition, map }: Pick<Where, 'edition' | 'map'>) =>
  once<Thumbnail>(map ? `/api/maps/${map}/thumbnail` : `/api/editions/${edition}/thumbnail`)
export const drawingOf = (table: Where) => once<Drawing>(drawingPath(table))
