import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, it } from 'vitest'
import type { CampaignView } from '$protocol'
import { loadMessages } from '../../i18n/language.svelte'
import Option from './Option.svelte'

beforeAll(() => loadMessages('campaign'))

it('shows the sides of a fork with different notes and cities', () => {
  const fork = [
    { id: 'F3', title: 'The Bend', text: 'Wheat and a crossroads.', cities: ['Omaha'] },
    { id: 'F4', title: 'The Gulf', text: 'Harbours and lumber.', cities: ['Houston'] },
  ]
  const view = { fork } as unknown as CampaignView
  const texts = fork.map(({ id }) => {
    document.body.replaceChildren()
    const shown = mount(Option, { target: document.body, props: { answer: { fork: id }, view } })
    flushSync()
    const text = document.body.textContent
    unmount(shown)
    return text
  })
  expect(texts[0]).not.toBe(texts[1])
  fork.forEach(({ title, text, cities }, at) =>
    [title, text, ...cities].forEach((part) => expect(texts[at]).toContain(part)),
  )
})
