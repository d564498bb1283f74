import type { Open, SeatInfo } from '$protocol'
import type { SeatLook } from '../board/looks'
import type { Tokens } from '../board/tokenLayout'
import type { Edition } from '../api/edition'
import { placeName, seatName } from '../i18n/names'
import { t } from '../i18n/language.svelte'
import { capital, goodName, goodSign, lineName } from './mechanismNames'
import { has, some } from './extras'
import { signs } from './signPaths'

/** A position and the viewer's seat; null for a spectator. */
interface Moment {
  edition: Edition
  seats: SeatInfo[]
  looks: SeatLook[]
  open: Open
  seat: number | null
}

/** Tokens on the board: freight and its destinations, eating houses, snow, lines to be stamped. */
export function tokensOf({ edition, seats, looks, open, seat }: Moment): Tokens | undefined {
  const extras = open.extras
  if (!extras || !edition.goods) return undefined
  const office = seat === null ? undefined : extras.desks[seat]
  const carried = new Set(some(office?.freight ?? []).map((place) => edition.places[place]!.supply))
  const tokens: Tokens = { places: {}, routes: {} }
  edition.places.forEach(({ id, supply, demand }, place) => {
    const all: Tokens['places'][string] = []
    if (supply && extras.freight.includes(place))
      all.push({
        id: `${id} made`,
        kind: 'laid',
        sign: signs[goodSign(edition, supply)],
        title: capital(
          t('office-waiting', { good: goodName(supply), place: placeName(edition, place) }),
        ),
      })
    for (const good of demand)
      all.push({
        id: `${id} ${good}`,
        kind: 'wanted',
        lit: carried.has(good),
        sign: signs[goodSign(edition, good)],
        title: t('office-demand', { good: goodName(good), place: placeName(edition, place) }),
      })
    const owner = extras.desks.findIndex(({ houses }) => houses.includes(place))
    if (owner >= 0)
      all.push({
        id: `${id} house`,
        kind: 'built',
        sign: signs.house,
        paint: looks[owner]!.paint,
        title: t('office-house-of', {
          place: placeName(edition, place),
          owner: seatName(seats, owner),
        }),
      })
    if (all.length) tokens.places[id] = all
  })
  for (const route of extras.snow)
    (tokens.routes[edition.routes[route]!.id] ??= []).push({
      id: `${route} snow`,
      kind: 'mark',
      sign: signs.snow,
      title: t('token-snow'),
    })
  if (office && edition.zones.length)
    for (const route of open.free) {
      const line = lineCrossed(edition, route)
      if (line === undefined || has(office.stamps, line)) continue
      ;(tokens.routes[edition.routes[route]!.id] ??= []).push({
        id: `${route} line`,
        kind: 'line',
        sign: signs.watch,
        title: t('token-line', { line: lineName(edition, line) }),
      })
    }
  return tokens
}

/** The maximum number of tokens at each place, so that tokens never move. */
export function roomOf(edition: Edition): Record<string, number> {
  const houses = edition.claim_steps.some(({ step }) => step === 'eating-houses') ? 1 : 0
  return Object.fromEntries(
    edition.places.map(({ id, supply, demand }) => [
      id,
      (supply ? 1 : 0) + (demand?.length ?? 0) + houses,
    ]),
  )
}

/** The zone boundary that a route crosses, counted from the east. */
export function lineCrossed(edition: Edition, route: number): number | undefined {
  const [a, b] = edition.routes[route]!.places.map((place) =>
    edition.zones.indexOf(edition.places[place]!.zone ?? ''),
  ) as [number, number]
  return a < 0 || b < 0 || a === b ? undefined : Math.min(a, b)
}
