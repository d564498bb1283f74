import { untrack } from 'svelte'
import type { ApiCalls, Problem } from '$protocol'
import { currentLanguage, t } from '../i18n/language.svelte'

/** The server's refusal: a code for programs and a sentence for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message)
  }
}

/** A call by its method and path, as the server declares it. */
export type ApiCall = keyof ApiCalls
/** Query parameters: another language, and descriptions of questions and cards. */
interface Wishes {
  language?: string
  describe?: boolean
}
/** The arguments of a call: its path parameters, its body, and the query parameters. */
type Takes<K extends ApiCall> = ApiCalls[K]['takes'] & Wishes
/** The arguments, which may be omitted if the call requires none. */
export type Given<K extends ApiCall> = object extends ApiCalls[K]['takes']
  ? [takes?: Takes<K>]
  : [takes: Takes<K>]

const split = (key: ApiCall, takes: object = {}) => {
  const { body, language, describe, ...words }: Record<string, unknown> = { ...takes }
  const gap = key.indexOf(' ')
  const [method, pattern] = [key.slice(0, gap), key.slice(gap + 1)]
  const path = pattern.replace(/{(\w+)}/g, (_, word: string) =>
    encodeURIComponent(String(words[word])),
  )
  const wishes = new URLSearchParams()
  if (describe) wishes.set('describe', 'true')
  if (language) wishes.set('language', String(language))
  return { method, path: wishes.size ? `${path}?${wishes}` : path, body }
}

/** The address to which a call is sent. */
export const addressOf = <K extends ApiCall>(key: K, ...[takes]: Given<K>) => split(key, takes).path

/** Small pictures and regular looks at lists, which yield to other calls on a slow line. */
const PATIENT = /^GET \/api\/(me\/)?(tables|turns|campaigns)$|\/thumbnail$/

/** Calls the server. Nothing else in the page uses HTTP. */
export async function call<K extends ApiCall>(
  key: K,
  ...[takes]: Given<K>
): Promise<ApiCalls[K]['gives']> {
  const { method, path, body } = split(key, takes)
  // The page's language may differ from the browser's, and the server's refusals should match the
  // page.
  const headers: Record<string, string> = { 'accept-language': untrack(currentLanguage) }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const answer = await fetch(path, {
    method,
    headers,
    body: JSON.stringify(body),
    credentials: 'same-origin',
    priority: PATIENT.test(key) ? 'low' : 'auto',
  })
  const text = await answer.text()
  if (answer.ok) return isJson(answer) ? JSON.parse(text) : text
  throw new ApiError(
    answer.status,
    isJson(answer) ? JSON.parse(text) : { code: 'failed', message: text },
  )
}

const isJson = (answer: Response) =>
  answer.headers.get('content-type')?.startsWith('application/json')

/** The address of a table's picture, with its title in the reader's language. */
export const pictureOf = (table: string) =>
  addressOf('GET /api/tables/{table}/picture', { table, language: currentLanguage() })

/** Whether this browser can share pictures with other apps. */
export const canShare = () =>
  navigator.canShare?.({ files: [new File([], 'a.png', { type: 'image/png' })] }) ?? false

/** Shares a table's picture, with the link to its replay. */
export async function sharePicture(table: string, title: string) {
  const answer = await fetch(pictureOf(table))
  if (!answer.ok) throw new TypeError(answer.statusText)
  const file = new File([await answer.blob()], `highball-${table}.png`, { type: 'image/png' })
  await navigator.share({ files: [file], title, url: `${location.origin}/r/${table}` })
}

/** Explains a failure in one sentence; the server's explanations are in the reader's language. */
export function explain(problem: unknown): string {
  if (problem instanceof ApiError) return problem.message
  return problem instanceof TypeError ? t('problem-network') : String(problem)
}
