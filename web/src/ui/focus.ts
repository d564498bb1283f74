import { tick } from 'svelte'

/** Moves the focus to a question that appears while somebody is using the board by keyboard. */
export const attending = (panel: HTMLElement) => {
  if (document.activeElement?.matches('[data-route]:focus-visible'))
    panel.querySelector<HTMLElement>('button, input')?.focus()
}

/** Moves the focus to a question that was opened by a key. */
export const toQuestion = () =>
  void tick().then(() => document.querySelector<HTMLElement>('.question .answer')?.focus())

/**
 * Returns the focus to the board when a panel that was answered by keyboard disappears. The focus
 * moves to the next route in the tab order rather than to the top of the page.
 */
export const returning = (panel: HTMLElement) => () => {
  if (!panel.querySelector(':focus-visible')) return
  void tick().then(() => {
    if (document.activeElement && document.activeElement !== document.body) return
    document.querySelector<SVGElement>('[data-route][tabindex="0"]')?.focus({ preventScroll: true })
  })
}
