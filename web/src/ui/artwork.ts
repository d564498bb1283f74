import address from './artwork.svg?url&no-inline'

let fetched: Promise<void> | undefined

/**
 * Adds the drawings of cards and faces to the page once, for `<use>` to refer to. Until then, plain colours are shown.
 */
export const fetchArtwork = () =>
  (fetched ??= fetch(address)
    .then((answer) => answer.text())
    .then((text) => {
      const { documentElement: sheet } = new DOMParser().parseFromString(text, 'image/svg+xml')
      if (sheet.tagName !== 'svg') return
      sheet.setAttribute('class', 'artwork')
      sheet.setAttribute('aria-hidden', 'true')
      document.body.append(document.importNode(sheet, true))
    })
    .catch(() => {
      fetched = undefined
    }))
