import type { PersonId, TableCard } from '$protocol'
import { call } from '../api/api'
import { seatOf } from '../lobby/room/tableWords'

/** How a finished game ended for one person. */
export interface PlayedResult {
  edition: string
  seats: number
  place: number
  total: number
}

/** What a person's games came to, for one edition and number of seats. */
export interface Sum {
  edition: string
  seats: number
  games: number
  wins: number
  mean: number
  best: number
}

/** Sums by edition and number of seats, in this order. */
export function sums(results: PlayedResult[]): Sum[] {
  const groups = new Map<string, PlayedResult[]>()
  for (const result of results) {
    const key = `${result.edition} ${result.seats}`
    groups.set(key, [...(groups.get(key) ?? []), result])
  }
  const all = [...groups.values()].map((group) => {
    const totals = group.map(({ total }) => total)
    return {
      edition: group[0]!.edition,
      seats: group[0]!.seats,
      games: group.length,
      wins: group.filter(({ place }) => place === 1).length,
      mean: totals.reduce((sum, total) => sum + total, 0) / totals.length,
      best: Math.max(...totals),
    }
  })
  return all.sort((a, b) => a.edition.localeCompare(b.edition) || a.seats - b.seats)
}

const KEY = 'highball-results'

function stored(): Record<string, PlayedResult> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

/**
 * The results of finished tables, by their ids. A finished game never changes, so each is asked for once on this device.
 * Games that cannot be read are left out.
 */
export async function resultsOf(
  tables: TableCard[],
  person: PersonId,
): Promise<Map<string, PlayedResult>> {
  const kept = stored()
  const found = new Map<string, PlayedResult>()
  for (const table of tables) {
    const had = kept[table.id]
    const result = had ?? (await fetched(table, person))
    if (result) found.set(table.id, result)
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(found)))
  } catch {
    // It is asked for again next time.
  }
  return found
}

async function fetched(table: TableCard, person: PersonId): Promise<PlayedResult | undefined> {
  try {
    const { standings } = await call('GET /api/tables/{table}/replay', { table: table.id })
    const own = standings.find(({ seat }) => seat === seatOf(table, person))
    return (
      own && {
        edition: table.edition,
        seats: table.seats.length,
        place: own.place,
        total: own.total,
      }
    )
  } catch {
    return undefined
  }
}
