import type { ApiCalls, Drawing, Edition, TableInfo, Thumbnail } from '$protocol'
import { addressOf, call, type ApiCall, type Given } from './api'
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

/** What never changes under its address is asked for once. A failure is forgotten, so that it can be tried again. */
function once<K extends ApiCall>(key: K, ...takes: Given<K>): Promise<ApiCalls[K]['gives']> {
  const path = addressOf(key, ...takes)
  const had = kept.get(path)
  if (had) return had as Promise<ApiCalls[K]['gives']>
  const asked = call(key, ...takes)
  kept.set(path, asked)
  asked.catch(() => kept.delete(path))
  return asked
}

export const editions = () => once('GET /api/editions')
export const bots = () => once('GET /api/bots')

/** What tells where an edition is found. */
type Where = Pick<TableInfo, 'edition' | 'map'> & Partial<Pick<TableInfo, 'id' | 'chapter'>>

/** An own map has its hash; a game of a campaign has a board of its own, with words in the reader's language. */
export function editionOf({ edition, map, id, chapter }: Where): Promise<Edition> {
  const describe = true
  if (chapter && id)
    return once('GET /api/tables/{table}/edition', {
      table: id,
      describe,
      language: currentLanguage(),
    })
  return map
    ? once('GET /api/maps/{map}/editions/{edition}', { map, edition, describe })
    : once('GET /api/editions/{edition}', { edition, describe })
}

/** A board in small, of an edition or of an own map. */
export function thumbnailOf({ edition, map }: Pick<Where, 'edition' | 'map'>): Promise<Thumbnail> {
  return map
    ? once('GET /api/maps/{map}/thumbnail', { map })
    : once('GET /api/editions/{edition}/thumbnail', { edition })
}

/** All editions of a map have the same board. */
export function drawingOf({ edition, map, id, chapter }: Where): Promise<Drawing> {
  if (chapter && id)
    return once('GET /api/tables/{table}/drawing', { table: id, language: currentLanguage() })
  return map
    ? once('GET /api/maps/{map}/drawing', { map })
    : once('GET /api/editions/{edition}/drawing', { edition })
}
