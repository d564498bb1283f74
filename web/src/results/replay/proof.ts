import type { RecordInfo } from '$protocol'
import type { KeptNonce } from '../../model/nonce'

/**
 * The result of this device's check of the deals of a finished game.
 * - `proven`: the seed is the one that was fixed before the game, and this device's contribution is
 *   part of the deals
 * - `fixed`: the seed is the one that was fixed, and this device contributed nothing
 * - `other-seed`: the seed is not the one that was fixed
 * - `left-out`: this device's contribution is not part of the deals
 */
export type Proof = 'proven' | 'fixed' | 'other-seed' | 'left-out'

type Facts = Pick<RecordInfo, 'seed' | 'seed_hash' | 'nonces'>

const digits = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Converts hexadecimal digits to bytes. */
const bytesOf = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))

/**
 * Checks the deals of a game. Returns undefined if there is no seed, or if the browser cannot hash
 * because the page was loaded without https.
 */
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
