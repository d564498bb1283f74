import { expect, it } from 'vitest'
import { crc32, zip } from './zip'

it('sums as everybody does', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
})

it('writes an archive in which every file is found again', async () => {
  const files = {
    'isles/cities.csv': 'id,name\nköln,Köln\n',
    'isles/empty.md': '',
    'isles/isles.toml': 'version = 1\n'.repeat(99),
  }
  const bytes = new Uint8Array(await zip(files).arrayBuffer())
  const view = new DataView(bytes.buffer)
  const end = bytes.length - 22
  expect(view.getUint32(end, true)).toBe(0x06054b50)
  let at = view.getUint32(end + 16, true)
  const found: Record<string, string> = {}
  for (let left = view.getUint16(end + 10, true); left; left--) {
    expect(view.getUint32(at, true)).toBe(0x02014b50)
    const [size, named, from] = [
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
      view.getUint32(at + 42, true),
    ]
    const name = new TextDecoder().decode(bytes.slice(at + 46, at + 46 + named))
    const content = bytes.slice(from + 30 + named, from + 30 + named + size)
    expect(view.getUint32(at + 16, true)).toBe(crc32(content))
    found[name] = new TextDecoder().decode(content)
    at += 46 + named
  }
  expect(found).toEqual(files)
})
