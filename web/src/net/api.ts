import type { Problem } from '$protocol'
import { untrack } from 'svelte'
import { spoken } from '../words/words.svelte'

/** What the server answered instead: a word for programs and a sentence for people. */
export class Declined extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message)
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the server. Nothing else in the page talks HTTP. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  // The page may speak another language than the browser; the server says what it declines in the page's.
  const headers: Record<string, string> = { 'accept-language': untrack(spoken) }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const answer = await fetch(path, {
    method,
    headers,
    body: JSON.stringify(body),
    credentials: 'same-origin',
  })
  const text = await answer.text()
  if (answer.ok) return (isJson(answer) ? JSON.parse(text) : text) as T
  throw new Declined(
    answer.status,
    isJson(answer) ? JSON.parse(text) : { code: 'failed', message: text },
  )
}

const isJson = (answer: Response) =>
  answer.headers.get('content-type')?.startsWith('application/json')

export const get = <T>(path: string) => call<T>('GET', path)
export const post = <T>(path: string, body?: unknown) => call<T>('POST', path, body)
