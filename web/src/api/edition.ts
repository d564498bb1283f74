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

/** Fetches immutable resources once. A failure is forgotten, so that it can be retried. */
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

/** The fields that locate an edition. */
type Where = Pick<TableInfo, 'edition' | 'map'> & Partial<Pick<TableInfo, 'id' | 'chapter'>>

/**
 * Fetches an edition. A custom map is found by its hash; a campaign game has its own board, with
 * text in the reader's language.
 */
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

/** Makes the next `editionOf` fetch it again: the words of campaign cards come as they are opened. */
export function forgetEdition({ id }: Where) {
  for (const path of kept.keys())
    if (path.startsWith(`/api/tables/${id}/edition`)) kept.delete(path)
}

/** The thumbnail of an edition or a custom map. */
export function thumbnailOf({ edition, map }: Pick<Where, 'edition' | 'map'>): Promise<Thumbnail> {
  return map
    ? once('GET /api/maps/{map}/thumbnail', { map })
    : once('GET /api/editions/{edition}/thumbnail', { edition })
}

/** The drawing of a board, which all editions of a map share. */
export function drawingOf({ edition, map, id, chapter }: Where): Promise<Drawing> {
  if (chapter && id)
    return once('GET /api/tables/{table}/drawing', { table: id, language: currentLanguage() })
  return map
    ? once('GET /api/maps/{map}/drawing', { map })
    : once('GET /api/editions/{edition}/drawing', { edition })
}
