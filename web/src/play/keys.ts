import type { GameModel } from '../model/gameModel.svelte'
import { toQuestion } from '../ui/focus'

/** Keys that work wherever the focus is, except while typing. */
export function keysOf(model: GameModel, event: KeyboardEvent) {
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    typing(event.target)
  )
    return
  if (pressed(model, event.key)) event.preventDefault()
}

const typing = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=radio],[type=checkbox]), textarea, select, dialog') !== null

/** Runs the command of a key; returns whether the key has one now. */
function pressed(model: GameModel, key: string): boolean {
  const { draws, table } = model
  const slot = Number(key) - 1
  if (key === 'Escape') return model.cancel()
  if (key === '0' && draws.deck) model.act('draw-blind')
  else if (draws.slots.has(slot)) model.act({ 'draw-face-up': slot })
  else if (key === 't' && draws.tickets.length) {
    model.askTickets()
    toQuestion()
  } else if (key === 'u' && table.undoable !== null && !model.covered && !model.replaced)
    table.undo()
  else if (key === 'g' && model.holdsUp) table.settle()
  else if (key === 's' && table.behind) table.skip()
  else if (key === 'p' && model.own) model.routePlan.on = !model.routePlan.on
  else if (key === 'h' && model.hints.offered) void model.hints.ask()
  else if (key === 'r') model.dialog = 'routes'
  else if (key === '?') model.dialog = 'help'
  else if (key === '/') document.querySelector<HTMLElement>('.tools input[type=search]')?.focus()
  else return false
  return true
}
