import type { Color } from './drawing'

/** The symbol of each colour, centred, so that cards can be distinguished without colour vision. */
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

/** The look of a seat's wagons: their colour, their outline, and a sign on the side. */
export interface SeatLook {
  /** A CSS colour. */
  paint: string
  shape: Shape
}

export type Shape = 'box' | 'tank' | 'hopper' | 'coach' | 'van'

/** The mark for each shape, centred. */
export const marks: Record<Shape, string> = {
  box: 'M-3.4-3.4H3.4V3.4H-3.4Z',
  tank: 'M-3.8 0A3.8 3.8 0 1 0 3.8 0A3.8 3.8 0 1 0-3.8 0Z',
  hopper: 'M-4 3.2L0-4L4 3.2Z',
  coach: 'M-4.4 0L0-4.4L4.4 0L0 4.4Z',
  van: 'M-4-1.3H-1.3V-4H1.3V-1.3H4V1.3H1.3V4H-1.3V1.3H-4Z',
}

/** Length of the slot for which beds and wagons are drawn. In shorter slots they are compressed. */
export const FULL_LENGTH = 43
/** Height of a wagon with its wheels, in drawing units. */
export const WAGON_HEIGHT = 20

/**
 * The side view of a wagon, wheels down. The shapes differ far more than those of real wagons,
 * since they must be distinguishable at a width of a quarter of an inch.
 */
export const bodies: Record<Shape, string> = {
  box: 'M-22.4-10H22.4V2H21V6.4H-21V2H-22.4Z',
  tank: 'M-13.2-7.2H-5V-10Q-5-11.5-3.5-11.5H3.5Q5-11.5 5-10V-7.2H13.2A6.8 6.8 0 0 1 13.2 6.4H-13.2A6.8 6.8 0 0 1-13.2-7.2Z',
  hopper: 'M-23-8.5H-18Q-12-11.8 0-11.2Q12-11.8 18-8.5H23L14.5 6.4H-14.5Z',
  coach: 'M-13-10.4H13L24-1.8L14 6.4H-14L-24-1.8Z',
  van: 'M-22.4 6.4V-.5H-14V-8.6H-7.5V-11.6H7.5V-8.6H14V-.5H22.4V6.4Z',
}

/** Two pairs of wheels, drawn as bars for sizes at which single wheels cannot be seen. */
export const wheels = 'M-18.6 4.9H-5.9V10.3H-18.6ZM5.9 4.9H18.6V10.3H5.9Z'

/** Level of detail of beds and wagons: everything, a simplified form, or outlines. */
export type Detail = 'full' | 'small' | 'least'

/** The level of detail for a scale, by the height of a wagon in pixels. */
export function detailAt(scale: number): Detail {
  const pixels = scale * WAGON_HEIGHT
  return pixels >= 14 ? 'full' : pixels >= 6 ? 'small' : 'least'
}

/** A passenger from the front, centred. */
export const figure = 'M-6 9L-4-1.6A4.7 4.7 0 1 1 4-1.6L6 9Z'

const shapes: Record<string, Shape> = {
  red: 'box',
  blue: 'tank',
  green: 'hopper',
  yellow: 'coach',
  black: 'van',
  white: 'tank',
  purple: 'hopper',
}
const look = (color: string): SeatLook => ({ paint: `var(--seat-${color})`, shape: shapes[color]! })

/** The five standard looks, for seats without a known colour. */
export const seatLooks: SeatLook[] = ['red', 'blue', 'green', 'yellow', 'black'].map(look)

/**
 * The look of each seat, by its colour word. Custom maps may use other words: those get the
 * remaining looks.
 */
export function looksOf(words: string[]): SeatLook[] {
  const known = words.filter((word) => word in shapes).map(look)
  const left = seatLooks.filter(({ shape }) => !known.some((other) => other.shape === shape))
  return words.map((word) => (word in shapes ? look(word) : left.shift()!))
}
