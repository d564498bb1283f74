import type { Drawing, Route } from './drawing'

/** A horizontal route at this height. */
const level = (id: string, y: number, slots: number, more: Partial<Route> = {}): Route => ({
  id,
  ends: [0, 1],
  color: 'red',
  track: 0,
  tracks: 1,
  slots: Array.from({ length: slots }, (_, at) => ({
    at: [60 + at * 44, y],
    angle: 0,
    length: 40,
  })),
  hit: [
    [40, y - 20],
    [80, y - 20],
    [40 + slots * 44, y - 20],
    [40 + slots * 44, y + 20],
    [80, y + 20],
    [40, y + 20],
  ],
  ...more,
})

const stop = (id: string, name: string, x: number, y: number) => ({
  id,
  place: id,
  kind: 'city' as const,
  at: [x, y] as [number, number],
  radius: 10,
  label: {
    lines: [{ text: name, at: [x, y - 14] as [number, number], width: 60 }],
    letters: 18,
    at: [x, y - 18] as [number, number],
    size: [60, 18] as [number, number],
  },
  waiting: [],
})

/** Three cities and three routes, for tests. */
export const drawing: Drawing = {
  map: 'small',
  title: 'Small',
  size: [400, 300],
  hit: 24,
  stops: [
    stop('muenchen', 'München', 20, 100),
    stop('b', 'Bor', 300, 100),
    stop('am', 'Am See', 20, 220),
  ],
  routes: [
    level('top', 100, 5),
    level('middle', 150, 3, { color: null }),
    level('foot', 220, 2, { color: 'blue' }),
  ],
  cartouche: { at: [200, 40], scale: 0.5 },
  ground: { land: '', heart: '', lakes: '', borders: '', states: '', grid: '' },
}
