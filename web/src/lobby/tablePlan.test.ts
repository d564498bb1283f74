import { expect, it } from 'vitest'
import {
  complete,
  nameless,
  newTable,
  resized,
  seatColors,
  seatsFor,
  seatsNamed,
  standard,
  wayOf,
  ways,
} from './tablePlan'

it('starts each way to play with suitable seats', () => {
  for (const way of ways)
    for (const number of [2, 3, 4, 5]) {
      const seats = seatsFor(way, number)
      expect(seats).toHaveLength(number)
      expect(wayOf(seats)).toBe(way)
      expect(wayOf(resized(seats, 5))).toBe(way)
      expect(complete(seats)).toBe(way === 'one-device')
    }
})

it('asks only for the names of people on this device', () => {
  const seats = seatsFor('one-device', 3)
  expect(nameless(seats)).toBe(0)
  seats.forEach((seat) => (seat.name = 'Ada'))
  expect(nameless(seats)).toBe(-1)
  seats[2]!.name = '  '
  expect(nameless(seats)).toBe(2)
  seats[2]!.kind = 'bot'
  expect(nameless(seats)).toBe(-1)
})

it('creates the request for the server', () => {
  const plan = standard('germany', null)
  plan.seats[0]!.name = ' Mia '
  plan.seats[2] = { kind: 'bot', name: '', bot: 'ada' }
  expect(newTable(plan)).toMatchObject({
    seats: [{ me: { name: 'Mia' } }, 'open', { bot: { bot: 'ada' } }],
    pace: 'none',
    time_out: 'wait',
  })
  plan.clock = 'live'
  expect(newTable(plan)).toMatchObject({
    pace: { live: { reserve_s: 900, per_move_s: 20 } },
    time_out: { 'stand-in': { bot: 'normal' } },
  })
  plan.clock = 'days'
  plan.standIn = ''
  expect(newTable(plan)).toMatchObject({ pace: { days: { days: 2 } }, time_out: 'wait' })
})

it('reads the seats of a custom edition', () => {
  expect(
    seatColors(
      'version = 1\ntitle = "Isles"\nseats = ["red", "blue",\n  "sea_green"]\nmenu = ["draw-cards"]\n',
    ),
  ).toEqual(['red', 'blue', 'sea_green'])
  expect(seatColors('title = "No seats"')).toEqual([])
})

it('reads seats from an address', () => {
  const seats = seatsNamed('me,open,bot:hard', 'Ada')
  expect(seats?.map(({ kind, name, bot }) => [kind, name, bot])).toEqual([
    ['me', 'Ada', 'normal'],
    ['open', '', 'normal'],
    ['bot', '', 'hard'],
  ])
  expect(seatsNamed(null, '')).toBeUndefined()
  expect(seatsNamed('me,nonsense', '')).toBeUndefined()
})
