/**
 * Places to which the focus can move, best first: the question, the situation, the title of the
 * screen.
 */
const PLACES = [
  '.ask form, .ask .question',
  '.game .sentence, .hand-view .sentence',
  'main h1',
  'main',
]

/**
 * Whether an element lost the focus because it was removed, not because the user went elsewhere.
 */
const isGone = (element: Element) =>
  !element.isConnected || element.matches(':disabled') || !element.checkVisibility()

/**
 * Keeps the focus in the page until the returned function is called. If the focused element
 * disappears, such as an answered question, the focus would fall to the body: a keyboard user would
 * start at the top again, and a screen reader would fall silent.
 */
export function keepFocus(): () => void {
  let last: Element | undefined
  const note = ({ target }: FocusEvent) => (last = target instanceof Element ? target : undefined)
  const look = () => {
    if (
      !last ||
      (document.activeElement && document.activeElement !== document.body) ||
      !isGone(last)
    )
      return
    for (const place of PLACES) {
      const found = [...document.querySelectorAll<HTMLElement>(place)].find((each) =>
        each.checkVisibility(),
      )
      if (!found) continue
      if (!found.hasAttribute('tabindex')) found.tabIndex = -1
      found.focus({ preventScroll: true })
      return
    }
  }
  document.addEventListener('focusin', note)
  const watch = new MutationObserver(look)
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden'],
  })
  return () => {
    document.removeEventListener('focusin', note)
    watch.disconnect()
  }
}
