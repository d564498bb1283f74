import type { Drawing, NameLabel, Stop } from './drawing'

/** Removes accents and capitals, for searching. */
export const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()

/** A label as a single line of text. A line that ends with a hyphen continues without a space. */
const read = (lines: NameLabel['lines']) =>
  lines
    .map((line) => line.text)
    .join(' ')
    .replaceAll('- ', '-')

/**
 * The lowest position at which the typed text occurs in one of a stop's names; infinite if no name
 * contains it.
 */
function whereIn(stop: Stop, wanted: string): number {
  const names = [stop.label, ...Object.values(stop.names ?? {})].map(({ lines }) =>
    plain(read(lines)).indexOf(wanted),
  )
  return Math.min(...names.filter((at) => at >= 0), Infinity)
}

/**
 * Places with this text in one of their names, those that begin with it first; all places for an
 * empty text.
 */
export function findPlaces(drawing: Drawing, typed: string): { place: string; name: string }[] {
  const wanted = plain(typed.trim())
  const stops = new Map(drawing.stops.map((stop) => [stop.place, stop]))
  return [...stops]
    .map(([place, stop]) => ({ place, name: read(stop.label.lines), at: whereIn(stop, wanted) }))
    .filter(({ at }) => at < Infinity)
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0) || a.name.localeCompare(b.name))
    .map(({ place, name }) => ({ place, name }))
}
