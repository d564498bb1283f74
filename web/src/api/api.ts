import { untrack } from 'svelte'
import type { Problem } from '$protocol'
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

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Calls the server. Nothing else in the page uses HTTP. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  // The page may use another language than the browser; the server's refusals should match it.
  const headers: Record<string, string> = { 'accept-language': untrack(currentLanguage) }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const answer = await fetch(path, {
    method,
    headers,
    body: JSON.stringify(body),
    credentials: 'same-origin',
  })
  const text = await answer.text()
  if (answer.ok) return (isJson(answer) ? JSON.parse(text) : text) as T
  throw new ApiError(
    answer.status,
    isJson(answer) ? JSON.parse(text) : { code: 'failed', message: text },
  )
}

const isJson = (answer: Response) =>
  answer.headers.get('content-type')?.startsWith('application/json')

export const get = <T>(path: string) => call<T>('GET', path)
export const post = <T>(path: string, body?: unknown) => call<T>('POST', path, body)

/** The address of the picture of a table. */
export const pictureOf = (table: string) => `/api/tables/${table}/picture`

/** Whether this browser can share pictures with other programs. */
export const canShare = () =>
  navigator.canShare?.({ files: [new File([], 'a.png', { type: 'image/png' })] }) ?? false

/** Shares the picture of a table, with the link to its replay. */
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
