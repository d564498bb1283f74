import type { PackInfo } from '$protocol'
import { expect, it } from 'vitest'
import { standard } from '../lobby/tablePlan'
import { companiesFor, nameless, newCampaign, taking } from './founding'
import { frameOf, runningOff } from './world'

const pack: PackInfo = {
  name: 'p',
  title: 'P',
  companies: ['blue', 'red', 'green', 'yellow'].map((company) => ({
    company,
    name: company,
    motto: '',
    bonus: '',
    bond: [],
  })),
  games: 12,
  years: [1850],
}

it('starts with the reader, a friend and a bot', () => {
  const companies = companiesFor(pack, 'Ada')
  expect(taking(companies).map(({ company }) => company)).toEqual(['blue', 'red', 'green'])
  const plan = standard('', null)
  plan.clock = 'days'
  expect(newCampaign(' Ours ', 'p', companies, plan)).toMatchObject({
    name: 'Ours',
    pack: 'p',
    companies: [
      { company: 'blue', holder: { me: { name: 'Ada' } } },
      { company: 'red', holder: 'open' },
      { company: 'green', holder: { bot: { bot: 'normal' } } },
    ],
    terms: { pace: { days: { days: 2 } }, time_out: { 'stand-in': { bot: 'normal' } } },
  })
})

it('asks for the name of everybody on this device', () => {
  const companies = companiesFor(pack, '')
  expect(nameless(companies)?.company).toBe('blue')
  companies[0]!.name = 'Ada'
  companies[3]!.kind = 'mine'
  expect(nameless(companies)?.company).toBe('yellow')
})

it('draws routes into the fog as far as they are visible', () => {
  const stop = (place: string, x: number) => ({
    id: place,
    place,
    kind: 'city' as const,
    at: [x, 100] as [number, number],
    radius: 10,
    label: {
      lines: [],
      letters: 1,
      at: [0, 0] as [number, number],
      size: [0, 0] as [number, number],
    },
    waiting: [],
  })
  const drawing = {
    ...{
      map: '',
      title: '',
      size: [1000, 600] as [number, number],
      routes: [],
      hit: 1,
      cartouche: { at: [0, 0] as [number, number], scale: 1 },
    },
    ground: { land: '', heart: '', lakes: '', borders: '', states: '', grid: '' },
    stops: [stop('a', 200), stop('b', 400)],
    edges: [
      { city: 'a', to: [0, 100] as [number, number] },
      { city: 'gone', to: [0, 0] as [number, number] },
    ],
  }
  const [slots] = runningOff(drawing)
  expect(runningOff(drawing)).toHaveLength(1)
  expect(slots!.map(({ at }) => Math.round(at[0]))).toEqual([166, 126, 86])
  expect(frameOf(drawing, new Set())).toBe('0 0 1000 600')
  const [x, y, wide, high] = frameOf(drawing, new Set(['a', 'b']))
    .split(' ')
    .map(Number) as [number, number, number, number]
  expect(x).toBeGreaterThanOrEqual(0)
  expect(y).toBeGreaterThanOrEqual(0)
  expect(x + wide).toBeLessThanOrEqual(1000)
  expect(y + high).toBeLessThanOrEqual(600)
  expect(x).toBeLessThan(200)
  expect(x + wide).toBeGreaterThan(400)
})
