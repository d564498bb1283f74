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

/**
 * A call that fetches each immutable resource only once. A failed request is not cached, so it can
 * be retried.
 */
class Cached<K extends ApiCall> {
  #key: K
  #answers = new Map<string, Promise<ApiCalls[K]['gives']>>()

  constructor(key: K) {
    this.#key = key
  }

  get(...takes: Given<K>): Promise<ApiCalls[K]['gives']> {
    const path = addressOf(this.#key, ...takes)
    const had = this.#answers.get(path)
    if (had) return had
    const asked = call(this.#key, ...takes)
    this.#answers.set(path, asked)
    asked.catch(() => this.#answers.delete(path))
    return asked
  }

  forget(start: string) {
    for (const path of this.#answers.keys()) if (path.startsWith(start)) this.#answers.delete(path)
  }
}

const allEditions = new Cached('GET /api/editions')
const allBots = new Cached('GET /api/bots')
const tableEditions = new Cached('GET /api/tables/{table}/edition')
const mapEditions = new Cached('GET /api/maps/{map}/editions/{edition}')
const builtInEditions = new Cached('GET /api/editions/{edition}')
const mapThumbnails = new Cached('GET /api/maps/{map}/thumbnail')
const builtInThumbnails = new Cached('GET /api/editions/{edition}/thumbnail')
const tableDrawings = new Cached('GET /api/tables/{table}/drawing')
const mapDrawings = new Cached('GET /api/maps/{map}/drawing')
const builtInDrawings = new Cached('GET /api/editions/{edition}/drawing')

export const editions = () => allEditions.get()
export const bots = () => allBots.get()

/** The fields that locate an edition. */
type Where = Pick<TableInfo, 'edition' | 'map'> & Partial<Pick<TableInfo, 'id' | 'chapter'>>

/**
 * Fetches an edition. A custom map is found by its hash; a campaign game has its own board, with
 * text in the reader's language.
 */
export function editionOf({ edition, map, id, chapter }: Where): Promise<Edition> {
  const describe = true
  if (chapter && id)
    return tableEditions.get({
      table: id,
      describe,
      language: currentLanguage(),
    })
  return map
    ? mapEditions.get({ map, edition, describe })
    : builtInEditions.get({ edition, describe })
}

/**
 * Makes the next `editionOf` fetch the edition again, since campaign cards get their text only once
 * they are opened.
 */
export function forgetEdition({ id }: Where) {
  tableEditions.forget(`/api/tables/${id}/edition`)
}

/** The thumbnail of an edition or a custom map. */
export function thumbnailOf({ edition, map }: Pick<Where, 'edition' | 'map'>): Promise<Thumbnail> {
  return map ? mapThumbnails.get({ map }) : builtInThumbnails.get({ edition })
}

/** The drawing of a board, which all editions of a map share. */
export function drawingOf({ edition, map, id, chapter }: Where): Promise<Drawing> {
  if (chapter && id) return tableDrawings.get({ table: id, language: currentLanguage() })
  return map ? mapDrawings.get({ map }) : builtInDrawings.get({ edition })
}
