import { describe, expect, it } from 'vitest'
import { prove } from './proof'

// The seed of the worked example in docs/record.md.
const seed = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('')
const seed_hash = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
const nonce = '000102030405060708090a0b0c0d0e0f'
const record = { seed, seed_hash, nonces: [nonce, null] }

describe('the proof of a game', () => {
  it("succeeds with the fixed seed and this device's nonce", async () => {
    expect(await prove(record, { nonce, seed_hash })).toBe('proven')
    expect(await prove(record)).toBe('fixed')
  })

  it('fails with another seed', async () => {
    expect(await prove({ ...record, seed: seed.replace('1f', '1e') })).toBe('other-seed')
    expect(await prove({ ...record, seed_hash: seed_hash.replace('6', '7') })).toBe('other-seed')
    expect(await prove(record, { nonce, seed_hash: seed_hash.replace('6', '7') })).toBe(
      'other-seed',
    )
  })

  it('fails without the nonce of this device', async () => {
    expect(await prove({ ...record, nonces: [null, null] }, { nonce, seed_hash })).toBe('left-out')
    expect(await prove({ ...record, nonces: [] }, { nonce, seed_hash })).toBe('left-out')
  })

  it('returns nothing without a seed', async () => {
    expect(await prove({ ...record, seed: null })).toBeUndefined()
    expect(await prove({ ...record, seed_hash: null })).toBeUndefined()
  })
})
