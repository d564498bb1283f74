import { tick } from 'svelte'

/** The current path. */
let path = $state(location.pathname)
let query = $state.raw(new URLSearchParams(location.search))

const note = () => {
  path = location.pathname
  query = new URLSearchParams(location.search)
}
addEventListener('popstate', note)

export const here = {
  /** The segments of the path. */
  get parts(): string[] {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  },
  get query(): URLSearchParams {
    return query
  },
  /** Whether another screen was shown before, so that the focus must move to the new one for screen readers. */
  moved: false,
}

export function go(to: string) {
  here.moved = true
  history.pushState(null, '', to)
  note()
  scrollTo(0, 0)
  if (location.hash)
    void tick().then(() => document.getElementById(location.hash.slice(1))?.scrollIntoView())
}

/** Replaces the address of the same screen, for example with another move of a replay. */
export function amend(to: string) {
  history.replaceState(history.state, '', to)
  note()
}

/** Makes links inside the page change the screen without reloading. */
export function followLinks(event: MouseEvent) {
  const link = (event.target as Element).closest?.('a')
  const plain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (
    !link ||
    !plain ||
    link.target ||
    link.hasAttribute('download') ||
    link.origin !== location.origin
  )
    return
  if (link.pathname.startsWith('/api')) return
  // The browser handles links within the same screen best.
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
