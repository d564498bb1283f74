import { expect, it } from 'vitest'
import { belongs, folderOf, parts } from './files'

it('knows what can belong to a map', () => {
  for (const name of ['cities.csv', 'my-map.toml', 'rulings.md', 'land.json'])
    expect(belongs(name), name).toBe(true)
  for (const name of ['.DS_Store', '.hidden.csv', 'picture.png', 'notes', 'cities.csv.bak'])
    expect(belongs(name), name).toBe(false)
})

it('takes the name of the folder where it is told', () => {
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
