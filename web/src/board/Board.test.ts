import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import Board from './Board.svelte'
import { bare } from './drawing'
import { drawing } from './fixture'

const words = { board: 'Board', closer: 'Closer', farther: 'Farther', whole: 'Whole' }
let shown: ReturnType<typeof mount> | undefined

function show(props: Record<string, unknown> = {}) {
  const target = document.createElement('div')
  document.body.append(target)
  shown = mount(Board, {
    target,
    props: { drawing, words, describe: (route) => `Route ${route.id}`, ...props },
  })
  flushSync()
  return target
}
const route = (target: Element, id: string) =>
  target.querySelector<SVGElement>(`[data-route="${id}"]`)!
const press = (node: Element, key: string) => {
  node.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
}

afterEach(() => {
  if (shown) unmount(shown)
  document.body.replaceChildren()
})

it('draws each slot once: a bed in the card colour, or a wagon if the route is owned', () => {
  const target = show({ standing: { ...bare, owners: { foot: 1 } } })
  const slots = (id: string, kind: string) =>
    [...target.querySelectorAll(`[data-slots="${id}"] > .${kind} > use`)].map((use) =>
      use.getAttribute('href')!.replace(/.*?-(?=bed|wagon)/, ''),
    )
  expect(slots('top', 'bed')).toEqual(Array(5).fill('bed-red'))
  expect(slots('middle', 'bed')).toEqual(Array(3).fill('bed-gray'))
  expect(slots('foot', 'bed')).toEqual([])
  expect(slots('foot', 'wagon')).toEqual(Array(2).fill('wagon-tank'))
  for (const use of target.querySelectorAll('use'))
    expect(target.querySelector(use.getAttribute('href')!)).not.toBeNull()
})

it('marks paths and chosen routes with bands, and other available ones with a line', () => {
  const target = show({
    standing: {
      ...bare,
      lit: new Set(['top', 'middle', 'foot']),
      way: new Set(['top', 'foot']),
      chosen: new Set(['foot']),
    },
  })
  const bands = [...target.querySelectorAll<SVGElement>('[data-band]')]
  expect(bands.map((band) => [band.dataset.band, band.classList[0]])).toEqual([
    ['top', 'way'],
    ['foot', 'chosen'],
  ])
  expect(target.querySelectorAll('.open')).toHaveLength(2)
})

it('can be played by keyboard: Tab enters at an available route, arrows move, Enter chooses', () => {
  const onchoose = vi.fn()
  const target = show({ standing: { ...bare, lit: new Set(['middle']) }, onchoose })
  expect(route(target, 'middle').getAttribute('tabindex')).toBe('0')
  expect(route(target, 'top').getAttribute('tabindex')).toBe('-1')
  expect(route(target, 'middle').getAttribute('aria-disabled')).toBe('false')
  route(target, 'middle').focus()
  press(route(target, 'middle'), 'ArrowDown')
  expect(document.activeElement).toBe(route(target, 'foot'))
  press(route(target, 'foot'), 'Enter')
  expect(onchoose).toHaveBeenCalledWith(drawing.routes[2])
})

it('names every route for screen readers', () => {
  const target = show()
  const labels = [...target.querySelectorAll('[data-route]')].map((each) =>
    each.getAttribute('aria-label'),
  )
  expect(labels).toEqual(['Route top', 'Route middle', 'Route foot'])
})
