import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

/** Maximum number of lines in a source file; generated files may have more. */
const LINES_MAX = 300
const generated = ['i18n/messages.ts']

const root = join(process.cwd(), 'src')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) =>
      /\.(ts|svelte|css)$/.test(file) &&
      file !== 'app/structure.test.ts' &&
      !generated.includes(file),
  )
const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))

/** The name of a file without its extensions, in lower case. */
const stem = (file: string) =>
  basename(file)
    .replace(/(\.(svelte|test|ts|css))+$/, '')
    .toLowerCase()

/** Names that several files share. */
function namedTwice(all: string[]): string[] {
  const stems = all.filter((file) => !file.endsWith('.test.ts')).map(stem)
  return stems.filter((each, at) => stems.indexOf(each) < at)
}

/** `{#each}` blocks without a key. */
const keyless = (source: string) =>
  [...source.matchAll(/\{#each [^\n]*?\}(?=<|\n|\{|$)/g)]
    .map(([each]) => each)
    .filter((each) => !/\)\}$/.test(each))

/** Effects without a comment that names the external system. */
function unexplained(source: string): string[] {
  const lines = source.split('\n').map((line) => line.trim())
  return lines.filter(
    (line, at) => /^\$effect(\.pre)?\(/.test(line) && !/^(\/\/|\*)/.test(lines[at - 1] ?? ''),
  )
}

const offending = (check: (source: string) => string[]) =>
  [...sources].flatMap(([file, source]) => check(source).map((found) => `${file}: ${found}`))

test('file names are unique', () => {
  expect(namedTwice(files)).toEqual([])
  expect(namedTwice(['a/Side.svelte', 'b/side.ts', 'a/side.test.ts'])).toEqual(['side'])
})

test('files are short', () => {
  const long = [...sources].filter(([, source]) => source.trimEnd().split('\n').length > LINES_MAX)
  expect(long.map(([file]) => file)).toEqual([])
})

test('every each block has a key', () => {
  expect(offending(keyless)).toEqual([])
  expect(keyless('{#each a as { b }, c}\n{#each a as b (b)}\n{#each f(a) as b}<p>')).toHaveLength(2)
})

test('every effect names its external system', () => {
  expect(offending(unexplained)).toEqual([])
  expect(unexplained('// Timer.\n$effect(run)\n$effect(() => {')).toHaveLength(1)
})
