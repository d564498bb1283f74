/** Callbacks of a drag; `route` is the id of the route under the pointer. */
export interface Drag {
  begin: () => void
  move: (x: number, y: number, route: string | undefined) => void
  end: (route: string | undefined) => void
}

/** Distance in pixels from which a movement counts as a drag rather than a click. */
const START = 8

const routeAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<SVGElement>('[data-route]')?.dataset.route

/** Makes an element draggable by mouse, pen or finger. Escape cancels. */
export function dragging(element: HTMLElement, { begin, move, end }: Drag): () => void {
  let from: [number, number] | undefined
  let pulled = false
  const drop = (route: string | undefined) => {
    removeEventListener('keydown', key, true)
    if (pulled) end(route)
    from = undefined
    pulled = false
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !pulled) return
    event.stopPropagation()
    drop(undefined)
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    from = [event.clientX, event.clientY]
    element.setPointerCapture(event.pointerId)
    addEventListener('keydown', key, true)
  }
  const go = (event: PointerEvent) => {
    if (!from) return
    const { clientX: x, clientY: y } = event
    if (!pulled && Math.hypot(x - from[0], y - from[1]) < START) return
    if (!pulled) begin()
    pulled = true
    move(x, y, routeAt(x, y))
  }
  const up = (event: PointerEvent) => drop(routeAt(event.clientX, event.clientY))
  const lost = () => drop(undefined)
  element.addEventListener('pointerdown', down)
  element.addEventListener('pointermove', go)
  element.addEventListener('pointerup', up)
  element.addEventListener('pointercancel', lost)
  return () => {
    lost()
    element.removeEventListener('pointerdown', down)
    element.removeEventListener('pointermove', go)
    element.removeEventListener('pointerup', up)
    element.removeEventListener('pointercancel', lost)
  }
}
