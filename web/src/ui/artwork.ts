import address from './artwork.svg?url&no-inline'

let fetched: Promise<void> | undefined

/**
 * Puts the drawings of cards and faces into the page, once, for `<use>` to refer to. Until they are there, whoever refers to
 * them shows plain colours.
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
