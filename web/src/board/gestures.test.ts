import { beforeEach, expect, it, vi } from 'vitest'
import { gestures } from './gestures'

const wishes = { pan: vi.fn(), zoom: vi.fn(), moving: vi.fn() }
let node: HTMLElement
let clicked: number

beforeEach(() => {
  vi.clearAllMocks()
  clicked = 0
  document.body.innerHTML = '<div><button>route</button></div>'
  node = document.querySelector('div')!
  node.setPointerCapture = () => {}
  node.querySelector('button')!.addEventListener('click', () => clicked++)
  gestures(node, wishes)
})

const point = (type: string, clientX: number, clientY: number, pointerId = 1) =>
  node
    .querySelector('button')!
    .dispatchEvent(
      new PointerEvent(type, { clientX, clientY, pointerId, button: 0, bubbles: true }),
    )
const click = () =>
  node.querySelector('button')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))

it('drags the board without choosing anything', () => {
  point('pointerdown', 100, 100)
  point('pointermove', 130, 90)
  point('pointerup', 130, 90)
  click()
  expect(wishes.pan).toHaveBeenCalledWith([30, -10])
  expect(clicked).toBe(0)
  expect(wishes.moving.mock.calls.flat()).toEqual([true, false])
})

it('accepts a press with a shaking hand', () => {
  point('pointerdown', 100, 100)
  point('pointermove', 102, 101)
  point('pointerup', 102, 101)
  click()
  expect(wishes.pan).not.toHaveBeenCalled()
  expect(clicked).toBe(1)
})

it('pinches with two fingers around their middle', () => {
  point('pointerdown', 100, 100, 1)
  point('pointerdown', 200, 100, 2)
  point('pointermove', 300, 100, 2)
  expect(wishes.zoom).toHaveBeenCalledWith(2, [200, 100])
  expect(wishes.pan).toHaveBeenCalledWith([50, 0])
})

it('zooms with the wheel', () => {
  node.dispatchEvent(new WheelEvent('wheel', { deltaY: -420, cancelable: true }))
  expect(wishes.zoom.mock.calls[0]![0]).toBeCloseTo(Math.E)
})
