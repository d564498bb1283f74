import type { Desk } from './desk.svelte'
import { toQuestion } from './focus'

/** Keys that work wherever the focus is, except while somebody types. */
export function keysOf(desk: Desk, event: KeyboardEvent) {
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    typing(event.target)
  )
    return
  if (pressed(desk, event.key)) event.preventDefault()
}

const typing = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=radio],[type=checkbox]), textarea, select, dialog') !== null

/** Does what the key stands for; tells whether it stands for anything now. */
function pressed(desk: Desk, key: string): boolean {
  const { draws, table } = desk
  const slot = Number(key) - 1
  if (key === 'Escape') return desk.cancel()
  if (key === '0' && draws.deck) desk.act('draw-blind')
  else if (draws.slots.has(slot)) desk.act({ 'draw-face-up': slot })
  else if (key === 't' && draws.tickets.length) {
    desk.askTickets()
    toQuestion()
  } else if (key === 'u' && table.undoable !== null && !desk.covered) table.undo()
  else if (key === 'g' && desk.holdsUp) table.settle()
  else if (key === 's' && table.behind) table.skip()
  else if (key === 'p' && desk.own) desk.pencil.on = !desk.pencil.on
  else if (key === 'h' && desk.hints.offered) void desk.hints.ask()
  else if (key === 'r') desk.dialog = 'routes'
  else if (key === '?') desk.dialog = 'help'
  else if (key === '/') document.querySelector<HTMLElement>('.tools input[type=search]')?.focus()
  else return false
  return true
}
