import { parse, Resource, Visitor, type BaseNode, type VariableReference } from '@fluent/syntax'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import de from './de'
import en from './en'
import fr from './fr'
import { languages, setLanguage, t } from './language.svelte'

const root = join(process.cwd(), '..')
const folder = join(root, 'data/words')

class Variables extends Visitor {
  names = new Set<string>()
  visitVariableReference(node: VariableReference) {
    this.names.add(node.id.name)
  }
}

/** Message files of the server and the terminal; a test in Rust checks them. */
const elsewhere = /^(outside|refusal|terminal.*|verdict)\.ftl$/

/** Message files loaded with the screens that use them. */
const apart = /^(camp.*|help|lesson|maps|privacy|rules|rulings)\.ftl$/

/**
 * Returns each message of a language with its variables, from all files or only from those that the
 * home page loads.
 */
function messages(language: string, carried = false): Map<string, string> {
  const found = new Map<string, string>()
  const files = readdirSync(join(folder, language)).filter(
    (file) => !elsewhere.test(file) && !(carried && apart.test(file)),
  )
  for (const file of files) {
    const resource: Resource = parse(readFileSync(join(folder, language, file), 'utf8'), {
      withSpans: true,
    })
    for (const entry of resource.body) {
      expect(entry.type, `${language}/${file}`).not.toBe('Junk')
      if (entry.type !== 'Message') continue
      const variables = new Variables()
      variables.visit(entry as BaseNode)
      expect(found.has(entry.id.name), `${entry.id.name} stands twice in ${language}`).toBe(false)
      found.set(entry.id.name, [...variables.names].sort().join(' '))
    }
  }
  return found
}

/** All source files that may name a message. */
function sources(from: string, ends: RegExp): string[] {
  return readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => ends.test(file) && !file.includes('node_modules') && !/\.test\.ts$/.test(file),
    )
    .map((file) => readFileSync(join(from, file), 'utf8'))
}

const english = messages('en')
const text = sources(join(root, 'web/src'), /^(?!i18n\/messages).*\.(ts|svelte)$/).join('\n')
/** Finds ids in the sources: those passed to `t`, and those in a map if they are unmistakable. */
const given = [...text.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)]
const listed = [...text.matchAll(/'([a-z][a-z0-9]*(?:-[a-z0-9]+)+)'/g)]
const mentioned = new Set([...given, ...listed].map(([, id]) => id!))

/** Ids built from templates, which no search would find. */
const templates = (source: string) =>
  [...source.matchAll(/\b(?:t|messageOf|textOf)\(\s*`[^`]*`/g)].map(([found]) => found)

for (const language of Object.keys(languages)) {
  test(`${language} has every message, with the same variables`, () => {
    const here = messages(language)
    expect([...here.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [id, variables] of english)
      expect(`${id}: ${here.get(id)}`).toBe(`${id}: ${variables}`)
  })
}

test('message types are fresh', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/messages.mjs', '--check'])
  expect(status, String(stderr)).toBe(0)
})

test('message ids are written whole', () => {
  expect(templates(text)).toEqual([])
  expect(templates('t(`color-${kind}`)')).toHaveLength(1)
  expect(templates('t(\n  `color-${kind}`,\n  { count })')).toHaveLength(1)
})

test('every message is used', () => {
  expect([...english.keys()].filter((id) => !mentioned.has(id))).toEqual([])
})

test('the page carries its own messages and no others', () => {
  for (const [language, text] of Object.entries({ de, en, fr })) {
    const carried = parse(text, {}).body.flatMap((entry) =>
      entry.type === 'Message' ? [entry.id.name] : [],
    )
    expect(carried.sort()).toEqual([...messages(language, true).keys()].sort())
  }
})

test('a title that ends a sentence is not followed by a full stop', async () => {
  await setLanguage('en')
  expect(t('fact-event-turned', { title: 'Extra! Extra!', text: 'All draw.' })).toBe(
    'News: Extra! Extra! All draw.',
  )
  expect(t('fact-event-turned', { title: 'Fog', text: 'All wait.' })).toBe('News: Fog. All wait.')
})
