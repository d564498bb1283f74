// Writes src/i18n/messages.ts: every message of the page with its variables, from the English
// texts. With `--check` it only compares.
import { parse, Visitor } from '@fluent/syntax'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const words = new URL('../../data/words/en/', import.meta.url)
const target = new URL('../src/i18n/messages.ts', import.meta.url)

/** Message files that only the server and the terminal use. */
const elsewhere = /^(outside|refusal|terminal.*|verdict)\.ftl$/

class Variables extends Visitor {
  names = new Set()
  visitVariableReference({ id }) {
    this.names.add(id.name)
  }
}

/** The messages of one file: ids with the names of their variables. */
function messagesIn(file) {
  return parse(readFileSync(new URL(file, words), 'utf8'), {}).body.flatMap((entry) => {
    if (entry.type !== 'Message') return []
    const variables = new Variables()
    variables.visit(entry)
    return [[entry.id.name, [...variables.names].sort()]]
  })
}

/** The text of the generated module. */
function messageTypes() {
  const all = readdirSync(words)
    .filter((file) => file.endsWith('.ftl') && !elsewhere.test(file))
    .flatMap(messagesIn)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const key = (id) => (/^\w+$/.test(id) ? id : `'${id}'`)
  const type = (names) => names.map((name) => `'${name}'`).join(' | ') || 'never'
  return `// Generated from data/words/en by \`npm run messages\`.

/** Every message of the page, with the names of its variables. */
export interface Messages {
${all.map(([id, names]) => `  ${key(id)}: ${type(names)}`).join('\n')}
}

export type MessageId = keyof Messages

/** Messages without variables. */
export type PlainMessageId = {
  [Id in MessageId]: [Messages[Id]] extends [never] ? Id : never
}[MessageId]
`
}

if (!process.argv.includes('--check')) writeFileSync(target, messageTypes())
else if (readFileSync(target, 'utf8') !== messageTypes()) {
  console.error('src/i18n/messages.ts is out of date: run `npm run messages`')
  process.exit(1)
}
