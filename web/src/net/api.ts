import type { Problem } from '$protocol'

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
  const ask: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    ask.headers = { 'content-type': 'application/json' }
    ask.body = JSON.stringify(body)
  }
  const answer = await fetch(path, ask)
  const text = await answer.text()
  if (answer.ok) return (isJson(answer) ? JSON.parse(text) : text) as T
  throw new Declined(answer.status, isJson(answer) ? JSON.parse(text) : { code: 'failed', message: text })
}

const isJson = (answer: Response) => answer.headers.get('content-type')?.startsWith('application/json')

export const get = <T>(path: string) => call<T>('GET', path)
export const post = <T>(path: string, body?: unknown) => call<T>('POST', path, body)
