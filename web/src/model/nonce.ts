import type { TableId, TableInfo } from '$protocol'
import { myself } from '../account/me.svelte'
import { call } from '../api/api'

/**
 * This device's contribution to the deals of a table, and the hash of the seed that the server had
 * published before.
 */
export interface KeptNonce {
  nonce: string
  seed_hash: string | null
}

const KEY = 'highball-nonces'
/** Number of tables to remember; the oldest are forgotten. */
const TABLES_MAX = 200
const BYTES = 16

function stored(): Record<string, KeptNonce> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

/** This device's contribution to the deals of a table, if there is one. */
export const keptNonce = (table: string): KeptNonce | undefined => stored()[table]

/**
 * This device's random bytes for a table. They are created once, after the hash of the seed has
 * been published, and stored for a later proof.
 */
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
    // The contribution is still used, but without storage this device cannot prove it later.
  }
  return nonce
}

/** Tables that this page has just started, so that the game need not fetch them again. */
export const started = new Map<TableId, TableInfo>()

/** Starts a table, with this device's contribution if somebody is seated here. */
export async function startTable(info: TableInfo): Promise<TableInfo> {
  const me = myself.me?.id
  const seated = info.seats.some(
    ({ sitter }) => sitter !== 'open' && 'person' in sitter && sitter.person.id === me,
  )
  if (seated) {
    const body = { table: info.id, ready: true, nonce: nonceFor(info) }
    await call('POST /api/ready', { body })
  }
  return call('POST /api/tables/{table}/start', { table: info.id })
}
