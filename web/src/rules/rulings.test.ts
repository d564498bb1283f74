import { parse, serializeExpression, type Message } from '@fluent/syntax'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rulingKey, rulingsOf } from './rulings'

const data = join(process.cwd(), '../data')
const english = new Map(
  parse(readFileSync(join(data, 'words/en/rulings.ftl'), 'utf8'), {})
    .body.filter((entry): entry is Message => entry.type === 'Message')
    .map(({ id, value }) => [
      id.name,
      value!.elements
        .map((part) =>
          part.type === 'TextElement' ? part.value : serializeExpression(part.expression),
        )
        .join(''),
    ]),
)
const maps = readdirSync(join(data, 'maps'), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
)

it('reads wrapped lines and several ids', () => {
  const text = '# Rulings\n\nSome words.\n\n- **R-01** One\n  line.\n- **R-43, R-61** Another.\n'
  expect(rulingsOf(text)).toEqual([
    { ids: 'R-01', text: 'One line.' },
    { ids: 'R-43, R-61', text: 'Another.' },
  ])
  expect(rulingKey('R-43, R-61')).toBe('r-43-r-61')
})

it('has every ruling of every map as a message, word for word', () => {
  const used = new Set<string>()
  for (const { name: map } of maps) {
    for (const { ids, text } of rulingsOf(
      readFileSync(join(data, 'maps', map, 'rulings.md'), 'utf8'),
    )) {
      const key = rulingKey(ids)
      const id = english.has(`ruling-${key}-${map}`) ? `ruling-${key}-${map}` : `ruling-${key}`
      expect(english.get(id), `${map} ${ids}`).toBe(text)
      used.add(id)
    }
  }
  expect([...english.keys()].filter((id) => !used.has(id))).toEqual([])
})
