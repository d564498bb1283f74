import { expect, it } from 'vitest'
import { belongs, crc32, flawsOf, folderOf, parts, zip } from './mapFiles'

it('recognises files of a map', () => {
  for (const name of ['cities.csv', 'my-map.toml', 'rulings.md', 'land.json'])
    expect(belongs(name), name).toBe(true)
  for (const name of ['.DS_Store', '.hidden.csv', 'picture.png', 'notes', 'cities.csv.bak'])
    expect(belongs(name), name).toBe(false)
})

it('uses the name of the folder if there is one', () => {
  expect(parts('my-map/cities.csv')).toEqual({ folder: 'my-map', name: 'cities.csv' })
  expect(parts('cities.csv')).toEqual({ folder: '', name: 'cities.csv' })
})

it('reads texts and leaves out the rest', async () => {
  const file = (path: string, text: string) => {
    const made = new File([text], path.split('/').at(-1)!)
    Object.defineProperty(made, 'webkitRelativePath', { value: path })
    return made
  }
  const folder = await folderOf([
    file('isles/.DS_Store', 'x'),
    file('isles/cities.csv', 'id,name'),
    file('isles/a.png', ''),
  ])
  expect(folder).toEqual({ name: 'isles', files: { 'cities.csv': 'id,name' } })
})

it('sorts the findings by file and line', () => {
  const report =
    'routes.csv:3: unknown city "xyz"\ncities.csv: the file is missing\nroutes.csv:9: length 12: at most 8\nMy map.toml: add an edition\nA map has at most 24 files.\n'
  expect([...flawsOf(report)]).toEqual([
    [
      'routes.csv',
      [
        { line: 3, message: 'unknown city "xyz"' },
        { line: 9, message: 'length 12: at most 8' },
      ],
    ],
    ['cities.csv', [{ line: null, message: 'the file is missing' }]],
    ['My map.toml', [{ line: null, message: 'add an edition' }]],
    ['', [{ line: null, message: 'A map has at most 24 files.' }]],
  ])
  expect(flawsOf('').size).toBe(0)
})

it('computes standard checksums', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
})

it('writes an archive that contains every file', async () => {
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
