// The page's messages. Tests look up names here, so that they need not change when a message is
// reworded.
import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'

/** The language of tests and screenshots. */
export const LANGUAGE = process.env.HIGHBALL_LANGUAGE ?? 'en'

const folder = new URL(`../../../data/words/${LANGUAGE}/`, import.meta.url)
const bundle = new FluentBundle(LANGUAGE, { useIsolating: false })
for (const file of readdirSync(folder))
  bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), 'utf8')))

/** Returns one of the page's messages. */
export function t(id, args = {}) {
  const pattern = bundle.getMessage(id)?.value
  if (!pattern) throw new Error(`the page has no message ${id}`)
  return bundle.formatPattern(pattern, args)
}
