import type { RecordInfo, TableInfo } from '$protocol'
import { myself } from '../account/me.svelte'
import { post } from '../api/api'

/** What this device added to the deals of a table, and the hash of the seed as it was shown before that. */
export interface KeptNonce {
  nonce: string
  seed_hash: string | null
}

const KEY = 'highball-nonces'
/** Tables that are remembered; of more, the oldest are forgotten. */
const TABLES_MAX = 200
const BYTES = 16

function stored(): Record<string, KeptNonce> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

/** What this device has added to the deals of a table, if it has. */
export const keptNonce = (table: string): KeptNonce | undefined => stored()[table]

/** Random bytes of this device for a table. They are made once, after the hash of the seed is known, and kept for the proof. */
export function nonceFor({ id, seed_hash }: Pick<TableInfo, 'id' | 'seed_hash'>): string {
  const kept = stored()
  if (kept[id]?.seed_hash === seed_hash) return kept[id].nonce
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const others = Object.entries(kept).filter(([table]) => table !== id)
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(
        Object.fromEntries([...others, [id, { nonce, seed_hash }]].slice(-TABLES_MAX)),
      ),
    )
  } catch {
    // The game is dealt with it all the same; only this device cannot prove it later.
  }
  return nonce
}

/** Starts a table, with what this device adds to its deals where somebody sits here. */
export async function startTable(info: TableInfo): Promise<TableInfo> {
  const me = myself.me?.id
  const seated = info.seats.some(
    ({ sitter }) => sitter !== 'open' && 'person' in sitter && sitter.person.id === me,
  )
  if (seated) await post('/api/ready', { table: info.id, ready: true, nonce: nonceFor(info) })
  return post<TableInfo>(`/api/tables/${info.id}/start`)
}

/**
 * What this device can tell of the deals of a finished game by itself.
 *
 * - `proven`: the seed is the one that was fixed before the game, and what this device added is part of the deals
 * - `fixed`: the seed is the one that was fixed, and this device added nothing
 * - `other-seed`: the seed is another one than the one that was fixed
 * - `left-out`: what this device added is not part of the deals
 */
export type Proof = 'proven' | 'fixed' | 'other-seed' | 'left-out'

type Facts = Pick<RecordInfo, 'seed' | 'seed_hash' | 'nonces'>

const digits = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The bytes of hexadecimal digits. */
const bytesOf = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))

/** Checks the proof; nothing where there is no seed, or where the browser gives no hashes because the page came without https. */
export async function prove(
  { seed, seed_hash, nonces }: Facts,
  kept?: KeptNonce,
): Promise<Proof | undefined> {
  if (!seed || !seed_hash || !globalThis.crypto?.subtle) return undefined
  const found = digits(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(seed))))
  if (found !== seed_hash || (kept?.seed_hash && kept.seed_hash !== found)) return 'other-seed'
  if (!kept) return 'fixed'
  return nonces.includes(kept.nonce) ? 'proven' : 'left-out'
}
