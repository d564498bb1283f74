/** Where the focus goes on, the best place first: what is asked, what happens, what the screen is called. */
const PLACES = [
  '.ask form, .ask .question',
  '.game .sentence, .hand-view .sentence',
  'main h1',
  'main',
]

/** Whether an element has lost the focus because it is gone, and not because somebody went elsewhere. */
const isGone = (element: Element) =>
  !element.isConnected || element.matches(':disabled') || !element.checkVisibility()

/**
 * Keeps the focus in the page until the returned function is called. What has the focus and goes away, such as a question that
 * was answered, would leave it to the body: then a keyboard begins at the top again, and a screen reader falls silent.
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
