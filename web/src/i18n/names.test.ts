import { expect, it } from 'vitest'
import type { Edition } from '../api/edition'
import { placeName, placeNames, routeName } from './names'
import { speak } from './language.svelte'

const edition = {
  places: [
    { id: 'koeln', name: 'Köln', names: { en: 'Cologne', fr: 'Cologne' } },
    { id: 'mainz', name: 'Mainz', names: { fr: 'Mayence' } },
  ],
  routes: [{ places: [0, 1] }],
} as unknown as Edition

it('calls places as the reader does', async () => {
  const said: Record<string, string> = {}
  for (const language of ['en', 'de', 'fr'] as const) {
    await speak(language)
    said[language] = `${placeName(edition, 0)} ${placeName(edition, 1)}`
    expect(routeName(edition, 0)).toContain(placeName(edition, 1))
  }
  expect(said).toEqual({ en: 'Cologne Mainz', de: 'Köln Mainz', fr: 'Cologne Mayence' })
  expect(placeNames(edition, 1)).toEqual(['Mainz', 'Mayence'])
})
