// Two hundred scripts in names, chat and map texts: they are shown as plain text.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { makeTable, openHouse } from './lib/house.mjs'
import { asName, harm, payloads } from './lib/payloads.mjs'
import { follow, rest } from './lib/rest.mjs'
import { exampleMap } from './lib/scenes.mjs'

let house
before(async () => (house = await openHouse({ alone: true })))
after(() => house.close())

const chunks = (list, size) =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  )

test('names run no script on the home page, in a room, in a game and in its log', async () => {
  const host = await house.person(asName(payloads[0]))
  const tables = []
  for (const names of chunks(payloads.map(asName), 4)) {
    tables.push(
      await makeTable(host, 'usa-new', [...names.map((name) => ({ me: { name } })), 'open'], {
        listed: true,
        undo: false,
      }),
    )
  }
  const visitor = await house.person()
  await visitor.page.goto('/')
  await rest(visitor.page)
  const text = await visitor.page.locator('body').innerText()
  assert.ok(text.includes('<script>ran=1</script>'), 'the names are there, as text')
  assert.deepEqual(await harm(visitor.page), [])
  for (const { id } of tables.filter((_, at) => at % 10 === 0)) {
    await follow(visitor.page, `/t/${id}`)
    await rest(visitor.page)
    assert.deepEqual(await harm(visitor.page), [])
    await host.call('POST', `/api/tables/${id}/seats/4/hand`, { bot: { bot: 'greedy' } })
    await host.call('POST', `/api/tables/${id}/start`)
    await follow(host.page, `/t/${id}`)
    await host.page.locator('.curtain').waitFor()
    assert.deepEqual(await harm(host.page), [])
  }
  await follow(host.page, '/me')
  await rest(host.page)
  assert.deepEqual(await harm(host.page), [])
})

test('two hundred chat messages run no script', async () => {
  // A tall screen shows the chat next to the opening tickets.
  const anna = await house.person('Anna', { viewport: { width: 1366, height: 1000 } })
  const { id } = await makeTable(anna, 'usa-new', [
    { me: { name: null } },
    { bot: { bot: 'greedy' } },
  ])
  await anna.call('POST', `/api/tables/${id}/start`)
  await anna.page.goto(`/t/${id}`)
  await anna.page.locator('.tabs').getByRole('button', { name: 'Chat' }).click()
  for (const text of payloads) await anna.call('POST', '/api/chat', { table: id, text })
  const lines = anna.page.getByRole('log').locator('p')
  await anna.page.waitForFunction(
    (count) => document.querySelectorAll('[role=log] p').length >= count,
    payloads.length,
  )
  const said = (await lines.allInnerTexts()).join('\n')
  for (const text of payloads) assert.ok(said.includes(text.trim()), `${text} is shown as it is`)
  assert.deepEqual(await harm(anna.page), [])
  await anna.page.reload()
  await anna.page.locator('.tabs').getByRole('button', { name: 'Chat' }).click()
  await rest(anna.page)
  assert.deepEqual(await harm(anna.page), [])
})

test('city names and map titles run no script', async () => {
  const mia = await house.person('Mia')
  for (const names of chunks(payloads, 40)) {
    const { hash, editions } = await mia.call('POST', '/api/maps', {
      name: asName(names[0]),
      files: mapOf(names),
    })
    await follow(mia.page, `/maps/${hash}?edition=${editions[0]}`)
    await mia.page.locator('.route').first().waitFor()
    await rest(mia.page)
    assert.deepEqual(await harm(mia.page), [])
  }
  await follow(mia.page, '/maps')
  await rest(mia.page)
  assert.deepEqual(await harm(mia.page), [])
})

/** A map whose cities have these names: eight in a row, each connected to its neighbours. */
function mapOf(names) {
  const id = (at) => `c${at}`
  const routes = names.flatMap((_, at) =>
    [
      ...(at % 8 < 7 && at + 1 < names.length ? [at + 1] : []),
      ...(at + 8 < names.length ? [at + 8] : []),
    ].map((to) => `${id(at)},${id(to)},2,gray,,`),
  )
  const quoted = (text) => `"${text.replaceAll('"', '""')}"`
  const title = JSON.stringify(names[1])
  return exampleMap((name, text) => {
    if (name === 'cities.csv')
      return [
        'id,name,lon,lat',
        ...names.map((city, at) => `${id(at)},${quoted(city)},${at % 8},${Math.floor(at / 8)}`),
      ].join('\n')
    if (name === 'routes.csv') return ['a,b,length,color,group,track', ...routes].join('\n')
    if (name === 'tickets.csv')
      return [
        'deck,a,b,value',
        ...names.slice(2).map((_, at) => `main,${id(at)},${id(at + 2)},4`),
      ].join('\n')
    if (name === 'drawing.toml') return `title = ${title}\nprojection = "flat"\n`
    return text.replace('"Three Cities"', title)
  })
}
