import { beforeEach, expect, it } from 'vitest'
import { keptNonce, nonceFor } from './nonce'

beforeEach(() => localStorage.clear())

it('creates a nonce of 32 digits once per seed', () => {
  const first = nonceFor({ id: 'abc', seed_hash: '01' })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(nonceFor({ id: 'abc', seed_hash: '01' })).toBe(first)
  expect(keptNonce('abc')).toEqual({ nonce: first, seed_hash: '01' })
  expect(nonceFor({ id: 'def', seed_hash: '01' })).not.toBe(first)
  expect(nonceFor({ id: 'abc', seed_hash: '02' })).not.toBe(first)
  expect(keptNonce('ghi')).toBeUndefined()
})

it('forgets the oldest tables', () => {
  for (let table = 0; table < 210; table++) nonceFor({ id: `t${table}`, seed_hash: '01' })
  expect(keptNonce('t9')).toBeUndefined()
  expect(keptNonce('t209')).toBeDefined()
})
