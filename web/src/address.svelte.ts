/** Where the page is: the part of the address after the host. */
let path = $state(location.pathname)
let query = $state.raw(new URLSearchParams(location.search))

const note = () => {
  path = location.pathname
  query = new URLSearchParams(location.search)
}
addEventListener('popstate', note)

export const here = {
  /** The words between the slashes. */
  get parts(): string[] {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  },
  get query(): URLSearchParams {
    return query
  },
}

export function go(to: string) {
  history.pushState(null, '', to)
  note()
  scrollTo(0, 0)
}

/** The same screen under a more exact address, such as another move of a replay. */
export function amend(to: string) {
  history.replaceState(history.state, '', to)
  note()
}

/** Links inside the page change the screen without fetching it again. */
export function followLinks(event: MouseEvent) {
  const link = (event.target as Element).closest?.('a')
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
