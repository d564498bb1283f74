import { expect, it } from 'vitest'
import type { CampaignFact, Color, JournalEntry } from '$protocol'
import { isSealed, playedGames, slipsOf } from './journal'
import { endStages, finaleFrom, stagesOf } from './stages'
import { stepsOf } from './storySteps'

const entry = (game: number, fact: CampaignFact, title?: string): JournalEntry => ({
  game,
  fact,
  words: title ? { id: title, title, text: `${title} in full` } : null,
})
const side = (game: number, side: string) => entry(game, { 'side-read': { side } }, side)
const slip = (company: Color, dollars: number): CampaignFact => ({
  'slip-written': { company, dollars, completed: [], stakes: 0 },
})

/** The journal of a first evening and the start of the second, as a server would send it. */
const journal: JournalEntry[] = [
  entry(0, { signed: { company: 'blue', player: { person: 'Ada' } } }),
  entry(0, { joined: { company: 'blue' } }),
  entry(1, { 'game-begun': { game: 1, seats: ['blue', 'red'] } }),
  side(1, 'x-01A'),
  side(1, 'x-01B'),
  side(1, 'x-02A'),
  entry(1, { 'caboose-taken': { company: 'blue' } }),
  entry(1, slip('red', 30)),
  entry(1, slip('blue', 20)),
  entry(1, { 'events-discarded': { events: ['e1'] } }),
  entry(1, { 'postcard-completed': { company: 'red', postcard: 4 } }, 'Four'),
  entry(1, { certified: { company: 'red', dollars: 3 } }),
  entry(1, { 'caboose-taken': { company: 'blue' } }),
  entry(1, { 'event-retired': { event: 'e1', cause: { caboose: 'blue' } } }, 'e1'),
  side(1, 'x-02B'),
  entry(1, { 'rule-placed': { slot: 'Q' } }, 'Q'),
  entry(1, { 'rule-placed': { slot: 'END4' } }, 'END4'),
  entry(1, { 'board-added': { board: 'F1' } }, 'F1'),
  entry(1, { 'tickets-added': { board: 'F1' } }),
  entry(1, { 'postcard-drawn': { company: 'red', postcard: 7 } }, 'Seven'),
  side(1, 'x-03A'),
  side(1, 'x-03B'),
  entry(1, { 'postcard-drawn': { company: 'blue', postcard: 8 } }, 'Eight'),
  entry(1, { 'cut-off-built': { company: 'red', cut_off: 'X1' } }),
  entry(1, 'slips-filed'),
  entry(1, { 'crew-turned': { crew: 'C1' } }, 'C1'),
  entry(1, { 'crew-turned': { crew: 'C2' } }, 'C2'),
  entry(1, { 'crew-hired': { company: 'blue', crew: 'C1' } }, 'C1'),
  entry(1, { 'game-closed': { game: 1 } }),
  entry(2, { 'game-begun': { game: 2, seats: ['blue', 'red'] } }),
  side(2, 'y-01A'),
  side(2, 'y-01B'),
  entry(2, { 'event-added': { event: 'e2' } }, 'e2'),
  side(2, 'y-02A'),
  entry(2, { 'box-opened': { chest: 'B1' } }, 'B1'),
  entry(2, { 'rule-placed': { slot: 'A' } }, 'A'),
  entry(2, { 'rule-placed': { slot: 'K' } }, 'K'),
  side(2, 'y-02B'),
]

const view = { journal, games: 12 }

it('groups entries into cards that cover the whole journal', () => {
  const steps = stepsOf(view)
  expect(steps.map(({ kind }) => kind)).toEqual([
    ...[
      'year',
      'side',
      'side',
      'side',
      'caboose',
      'slips',
      'office',
      'caboose',
      'event',
      'side',
      'rules',
      'board',
      'postcard',
    ],
    ...['side', 'side', 'postcard', 'cut-off', 'vaults', 'crew-turned', 'hired'],
    ...['year', 'side', 'side', 'side', 'box', 'side'],
  ])
  expect(steps[0]!.from).toBe(0)
  expect(steps.at(-1)!.to).toBe(journal.length)
  steps.slice(1).forEach((step, at) => expect(step.from).toBe(steps[at]!.to))
})

it('turns a card with both sides, and recognises a newspaper before that', () => {
  const [front, back] = stepsOf(view).filter((step) => step.kind === 'side' && step.card === 'y-01')
  expect(front).toMatchObject({ front: { title: 'y-01A' }, back: null, event: true })
  expect(back).toMatchObject({ front: { title: 'y-01A' }, back: { title: 'y-01B' }, event: true })
  // The event itself is shown by the card.
  expect(back!.to - back!.from).toBe(2)
})

it('continues in the middle, with the front of a card that was read before', () => {
  const from = journal.findIndex(
    ({ fact }) =>
      typeof fact === 'object' && 'side-read' in fact && fact['side-read'].side === 'x-02B',
  )
  expect(stepsOf(view, from)[0]).toMatchObject({
    kind: 'side',
    front: { title: 'x-02A' },
    back: { title: 'x-02B' },
  })
  // If reading starts in the middle of a group, the rest forms its own card.
  expect(stepsOf(view, 8, 10)).toMatchObject([
    { kind: 'slips', from: 8, to: 10, slips: [{ company: 'blue' }] },
  ])
})

it('makes no card for quiet entries', () => {
  expect(stepsOf(view, 0, 2)).toEqual([])
  expect(stepsOf(view, 28, 29)).toEqual([])
})

it('finds end steps, and distinguishes story awards from the post office', () => {
  const stages = stagesOf(journal)
  const drawn = journal.flatMap(({ fact }, at) =>
    typeof fact === 'object' && 'postcard-drawn' in fact ? [stages[at]] : [],
  )
  expect(drawn).toEqual(['story', 'post'])
  const order = [...new Set(stages.slice(7, 29))]
  expect(order).toEqual([
    'slips',
    'strike',
    'story',
    'post',
    'council',
    'vaults',
    'personnel',
    'away',
  ])
  expect(stages.slice(0, 3)).toEqual(['founding', 'founding', 'setup'])
  expect(stages.slice(29).every((stage) => stage === 'setup')).toBe(true)
})

it('names only existing steps', () => {
  const rules = [{ id: 'END4', title: 'Post', text: '' }]
  expect(endStages({ rules, games: 12 }, 'slips', 1)).toEqual([
    'slips',
    'strike',
    'story',
    'post',
    'vaults',
    'away',
  ])
  expect(endStages({ rules, games: 12 }, 'council', 1)).toContain('council')
  expect(endStages({ rules, games: 12 }, 'setup', 1)).toEqual([])
})

it('prepares nothing for another game after the last one', () => {
  const last = { journal, games: 1 }
  const kinds = stepsOf(last).map(({ kind, game }) => `${game} ${kind}`)
  expect(kinds.filter((each) => /^1 (caboose|vaults)/.test(each))).toEqual(['1 caboose'])
  expect(endStages({ rules: [], games: 1 }, 'slips', 1)).toEqual(['slips', 'strike', 'story'])
  const finale = stepsOf(last, finaleFrom(last))
  expect(finale[0]).toMatchObject({ kind: 'side', card: 'x-02' })
})

it('lists slips by game and adds nothing up', () => {
  const games = playedGames(journal)
  expect(games.map(({ slips }) => slips.map(({ dollars }) => dollars))).toEqual([[30, 20], []])
  expect(slipsOf(games, 'blue')).toEqual([20])
  expect(slipsOf(games, 'green')).toEqual([undefined])
  const sealed = games.map((game) => ({
    ...game,
    slips: game.slips.map((slip) => ({ ...slip, dollars: null })),
  }))
  expect(slipsOf(sealed, 'blue')).toEqual([null])
  expect([games, sealed].map(([first]) => isSealed(first!.slips))).toEqual([false, true])
})
