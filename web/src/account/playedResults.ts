import type { PersonId, TableCard } from '$protocol'
import { call } from '../api/api'
import { seatOf } from '../lobby/room/tableWords'

/** The result of a finished game for one person. */
export interface PlayedResult {
  edition: string
  seats: number
  place: number
  total: number
}

/** A person's totals for one edition and number of seats. */
export interface Sum {
  edition: string
  seats: number
  games: number
  wins: number
  mean: number
  best: number
}

/** Totals by edition and number of seats, sorted by both. */
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

function keep(results: Record<string, PlayedResult>) {
  try {
    localStorage.setItem(KEY, JSON.stringify(results))
  } catch {
    // The result is fetched again next time.
  }
}

/**
 * The results of finished tables, by id. A finished game never changes, so each result is fetched
 * once per device. Unreadable games are left out.
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
  keep(Object.fromEntries(found))
  return found
}

/** The result of one finished table, which is also fetched once per device. */
export async function resultOf(
  table: TableCard,
  person: PersonId,
): Promise<PlayedResult | undefined> {
  const had = stored()[table.id]
  if (had) return had
  const result = await fetched(table, person)
  if (result) keep({ ...stored(), [table.id]: result })
  return result
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
