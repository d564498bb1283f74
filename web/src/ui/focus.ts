import { tick } from 'svelte'

/** A question that comes while somebody is on the board by keyboard is where the keyboard goes on. */
export const attending = (panel: HTMLElement) => {
  if (document.activeElement?.matches('[data-route]:focus-visible'))
    panel.querySelector<HTMLElement>('button, input')?.focus()
}

/** A question that somebody asked for by a key is where the keyboard goes on. */
export const toQuestion = () =>
  void tick().then(() => document.querySelector<HTMLElement>('.question .answer')?.focus())

/**
 * Somebody who plays by keyboard and answers in a panel that then goes away is taken back to the board, to the route that is
 * next in turn there, instead of to the top of the page.
 */
export const returning = (panel: HTMLElement) => () => {
  if (!panel.querySelector(':focus-visible')) return
  void tick().then(() => {
    if (document.activeElement && document.activeElement !== document.body) return
    document.querySelector<SVGElement>('[data-route][tabindex="0"]')?.focus({ preventScroll: true })
  })
}
