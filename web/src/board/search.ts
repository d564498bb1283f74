import type { Drawing } from './drawing'

/** Without accents and capitals, so that what is easily typed is found. */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()

/** Places whose name has this in it, those that begin with it first; all of them for nothing. */
export function findPlaces(drawing: Drawing, typed: string): { place: string; name: string }[] {
  const names = new Map(drawing.stops.map((stop) => [stop.place, stop.label.lines.map((line) => line.text).join(' ')]))
  const wanted = plain(typed.trim())
  return [...names]
    .map(([place, name]) => ({ place, name, at: plain(name).indexOf(wanted) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0) || a.name.localeCompare(b.name))
    .map(({ place, name }) => ({ place, name }))
}
