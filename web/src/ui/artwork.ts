import cards from './artwork.svg?url&no-inline'

const fetched = new Map<string, Promise<void>>()

/**
 * Adds a sheet of drawings to the page, once, for `<use>` to refer to. Plain colours are shown
 * until it is loaded.
 */
export function fetchSheet(address: string): Promise<void> {
  const again = fetched.get(address)
  if (again) return again
  const coming = fetch(address)
    .then((answer) => answer.text())
    .then((text) => {
      const { documentElement: sheet } = new DOMParser().parseFromString(text, 'image/svg+xml')
      if (sheet.tagName !== 'svg') return
      sheet.setAttribute('class', 'artwork')
      sheet.setAttribute('aria-hidden', 'true')
      document.body.append(document.importNode(sheet, true))
    })
    .catch(() => {
      fetched.delete(address)
    })
  fetched.set(address, coming)
  return coming
}

/** The drawings of cards and faces. */
export const fetchArtwork = () => fetchSheet(cards)
