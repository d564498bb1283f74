import { SLOT_WIDTH, type Color } from './drawing'

/** The symbol of each colour, around its middle: colours are told apart without seeing them. */
export const symbols: Record<Color, string> = {
  purple: 'M-5 0L0-5L5 0L0 5Z',
  red: 'M-5-1.6H-1.6V-5H1.6V-1.6H5V1.6H1.6V5H-1.6V1.6H-5Z',
  orange: 'M-5 4L0-5L5 4Z',
  yellow: 'M-4.2-4.2H4.2V4.2H-4.2Z',
  green: 'M-5-4L0 5L5-4Z',
  blue: 'M-4.6 0A4.6 4.6 0 1 0 4.6 0A4.6 4.6 0 1 0-4.6 0Z',
  white: 'M-6-1.6H6V1.6H-6Z',
  black: 'M-1.6-5H1.6V5H-1.6Z',
}

/** The pattern of each colour: lines on a tile of eight by eight. */
export const patterns: Record<Color, string> = {
  purple: 'M-1 1L1-1M0 8L8 0M7 9L9 7',
  red: 'M0 8L8 0M0 0L8 8',
  orange: 'M0 2H8M0 6H8',
  yellow: 'M1 2H3M5 6H7',
  green: 'M-1 7L1 9M0 0L8 8M7-1L9 1',
  blue: 'M0 3Q2 1 4 3T8 3M0 7Q2 5 4 7T8 7',
  white: 'M0 4H3',
  black: 'M2 0V8M6 0V8',
}

export const colors = Object.keys(symbols) as Color[]

/** What tells one seat's wagons from another's besides their colour: the outline, and a mark on the roof. */
export interface SeatLook {
  /** A CSS colour. */
  paint: string
  shape: Shape
}

export type Shape = 'box' | 'tank' | 'hopper' | 'arrow' | 'waist'

/** The mark on the roof for each shape, around its middle. */
export const roofs: Record<Shape, string> = {
  box: 'M-3.4-3.4H3.4V3.4H-3.4Z',
  tank: 'M-3.8 0A3.8 3.8 0 1 0 3.8 0A3.8 3.8 0 1 0-3.8 0Z',
  hopper: 'M-4 3.2L0-4L4 3.2Z',
  arrow: 'M-4.4 0L0-4.4L4.4 0L0 4.4Z',
  waist: 'M-4-1.3H-1.3V-4H1.3V-1.3H4V1.3H1.3V4H-1.3V1.3H-4Z',
}

/** The outline of a wagon so long, around its middle, seen from above. */
export function wagon(shape: Shape, length: number): string {
  const [x, y] = [length / 2 + 0.5, SLOT_WIDTH / 2 + 1.5]
  switch (shape) {
    case 'box':
      return `M${-x} ${-y}H${x}V${y}H${-x}Z`
    case 'tank':
      return `M${y - x} ${-y}H${x - y}A${y} ${y} 0 0 1 ${x - y} ${y}H${y - x}A${y} ${y} 0 0 1 ${y - x} ${-y}Z`
    case 'hopper':
      return `M${5 - x} ${-y}H${x - 5}L${x} ${5 - y}V${y - 5}L${x - 5} ${y}H${5 - x}L${-x} ${y - 5}V${5 - y}Z`
    case 'arrow':
      return `M${4.5 - x} ${-y}H${x - 4.5}L${x + 1} 0L${x - 4.5} ${y}H${4.5 - x}L${-x - 1} 0Z`
    case 'waist':
      return `M${-x} ${-y}H${x}Q${x - 6} 0 ${x} ${y}H${-x}Q${6 - x} 0 ${-x} ${-y}Z`
  }
}

/** A passenger seen from the front, around the middle of the spot. */
export const figure = 'M-6 9L-4-1.6A4.7 4.7 0 1 1 4-1.6L6 9Z'

const shapes: Record<string, Shape> = {
  red: 'box',
  blue: 'tank',
  green: 'hopper',
  yellow: 'arrow',
  black: 'waist',
  white: 'tank',
  purple: 'hopper',
}
const look = (color: string): SeatLook => ({ paint: `var(--seat-${color})`, shape: shapes[color]! })

/** Looks for up to five seats, where it does not matter which has which. */
export const seatLooks: SeatLook[] = ['red', 'blue', 'green', 'yellow', 'black'].map(look)

/** The look of each seat of a table by the words for their colours. Own maps may have other words: those get what is left. */
export function looksOf(words: string[]): SeatLook[] {
  const known = words.filter((word) => word in shapes).map(look)
  const left = seatLooks.filter(({ shape }) => !known.some((other) => other.shape === shape))
  return words.map((word) => (word in shapes ? look(word) : left.shift()!))
}
