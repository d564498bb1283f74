import { type Point, type Route, rowMiddle } from './drawing'

/** Callbacks for fingers, mouse and wheel, in pixels of the element. */
export interface GestureHandlers {
  pan(by: Point): void
  zoom(factor: number, pixel: Point): void
  /** Whether a drag or pinch is in progress. */
  moving(now: boolean): void
}

/**
 * Distance in pixels below which the movement of a pointer counts as a press rather than a drag.
 */
const STILL = 6

/** Listens to an element; returns a function that stops listening. A drag ends without a click. */
export function gestures(node: HTMLElement, wishes: GestureHandlers): () => void {
  const down = new Map<number, Point>()
  let [dragged, far] = [false, 0]
  let rest: ReturnType<typeof setTimeout> | undefined

  const pixel = (event: { clientX: number; clientY: number }): Point => {
    const box = node.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }
  const spread = () => {
    const [a, b] = [...down.values()] as [Point, Point]
    return {
      wide: Math.hypot(a[0] - b[0], a[1] - b[1]),
      middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as Point,
    }
  }
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return
    if (down.size === 0) [dragged, far] = [false, 0]
    down.set(event.pointerId, pixel(event))
  }
  const move = (event: PointerEvent) => {
    const before = down.get(event.pointerId)
    if (!before) return
    const now = pixel(event)
    const by: Point = [now[0] - before[0], now[1] - before[1]]
    if (down.size === 2) {
      const old = spread()
      down.set(event.pointerId, now)
      const pinched = spread()
      begin(event)
      wishes.pan([pinched.middle[0] - old.middle[0], pinched.middle[1] - old.middle[1]])
      if (old.wide > 0) wishes.zoom(pinched.wide / old.wide, pinched.middle)
      return
    }
    far += Math.hypot(...by)
    if (!dragged && far < STILL) return
    down.set(event.pointerId, now)
    begin(event)
    wishes.pan(by)
  }
  const begin = (event: PointerEvent) => {
    if (dragged) return
    dragged = true
    node.setPointerCapture(event.pointerId)
    wishes.moving(true)
  }
  const lift = (event: PointerEvent) => {
    if (down.delete(event.pointerId) && down.size === 0 && dragged) wishes.moving(false)
  }
  const click = (event: MouseEvent) => {
    if (dragged) event.stopPropagation()
    dragged = false
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    wishes.moving(true)
    clearTimeout(rest)
    rest = setTimeout(() => wishes.moving(false), 160)
    const lines = event.deltaMode === 1 ? 16 : 1
    wishes.zoom(Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 420)), pixel(event))
  }

  node.addEventListener('pointerdown', press)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', lift)
  node.addEventListener('pointercancel', lift)
  node.addEventListener('click', click, true)
  node.addEventListener('wheel', wheel, { passive: false })
  return () => {
    clearTimeout(rest)
    node.removeEventListener('pointerdown', press)
    node.removeEventListener('pointermove', move)
    node.removeEventListener('pointerup', lift)
    node.removeEventListener('pointercancel', lift)
    node.removeEventListener('click', click, true)
    node.removeEventListener('wheel', wheel)
  }
}

const ways = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
} as const

export type Arrow = keyof typeof ways

/** Distances by which the arrow keys move the board, in pixels. */
const pans: Record<Arrow, Point> = {
  ArrowLeft: [80, 0],
  ArrowRight: [-80, 0],
  ArrowUp: [0, 80],
  ArrowDown: [0, -80],
}

const isArrow = (key: string): key is Arrow => key in ways

/** Moves the focus from a route to the next one in this direction. */
export function focusNext(
  stage: HTMLElement,
  routes: Route[],
  from: string | undefined,
  arrow: Arrow,
) {
  const route = routes.find(({ id }) => id === from)
  const next = route && neighbour(routes, route, arrow)
  if (next)
    stage
      .querySelector<SVGElement>(`[data-route="${CSS.escape(next.id)}"]`)
      ?.focus({ preventScroll: true })
}

/** Callbacks for the keys of a board. */
export interface KeyHandlers {
  zoom(factor: number): void
  whole(): void
  pan(by: Point): void
  /** Goes to the next route in this direction. */
  step(arrow: Arrow): void
}

/** A listener for keys. Keys without a function on the board are left to the browser. */
export const keys = (wishes: KeyHandlers) => (event: KeyboardEvent) => {
  const { key } = event
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (key === '+' || key === '=') wishes.zoom(1.3)
  else if (key === '-') wishes.zoom(1 / 1.3)
  else if (key === 'Home') wishes.whole()
  else if (event.shiftKey && isArrow(key)) wishes.pan(pans[key])
  else if (isArrow(key)) wishes.step(key)
  else return
  event.preventDefault()
}

/** The nearest route in the direction of an arrow key; sideways distance counts double. */
export function neighbour(routes: Route[], from: Route, arrow: Arrow): Route | undefined {
  const [way, start] = [ways[arrow], rowMiddle(from)]
  let [best, least]: [Route | undefined, number] = [undefined, Infinity]
  for (const route of routes) {
    const at = rowMiddle(route)
    const [dx, dy] = [at[0] - start[0], at[1] - start[1]]
    const along = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    const cost = along + 2 * aside
    if (along > 1 && aside < along * 2 && cost < least) [best, least] = [route, cost]
  }
  return best
}
