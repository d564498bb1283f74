import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it } from 'vitest'
import type { GameSnapshot, TableInfo } from '$protocol'
import type { Edition } from '../api/edition'
import type { Showing, TableStore } from '../model/tableStore.svelte'
import { setLanguage } from '../i18n/language.svelte'
import LiveRegion from './LiveRegion.svelte'

const edition = (title: string) =>
  ({ name: 'x', events: [{ id: 'EV01', title, text: 'Draw a card.' }] }) as unknown as Edition

let shown: ReturnType<typeof mount> | undefined
afterEach(() => {
  if (shown) unmount(shown)
  shown = undefined
})

it('announces an event only once its text is known', async () => {
  await setLanguage('en')
  let show: Showing = () => undefined
  const table = {
    refused: null,
    onshow: (listener: Showing) => ((show = listener), () => undefined),
  } as unknown as TableStore
  const info = { seats: [] } as unknown as TableInfo
  const props = $state({ table, info, edition: edition(''), ask: '' })
  shown = mount(LiveRegion, { target: document.body, props })
  flushSync()
  const seen = [{ what: 'extra', extra: 'event-turned', event: 0 }]
  show({ seen, seat: null, to_move: [], view: { open: {} } } as unknown as GameSnapshot, false)
  flushSync()
  const heard = () => document.querySelector('[data-live]')?.textContent
  expect(heard()).toBe('')
  props.edition = edition('Clear Signals')
  flushSync()
  expect(heard()).toContain('News: Clear Signals. Draw a card.')
})
