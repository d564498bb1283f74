import { expect, it } from 'vitest'
import type { CampaignView } from '$protocol'
import { exhibitsOf, hallOf, hallsWith } from './museum'
import type { StoryStep } from './storySteps'

const words = (id: string) => ({ id, title: `Title ${id}`, text: `Text ${id}` })
const place = { from: 0, to: 1, game: 2, stage: 'story' as const }
const view = {} as CampaignView

it('shows each opened card once, with its picture', () => {
  const struck: StoryStep = {
    ...place,
    kind: 'event',
    what: 'struck',
    event: words('EV08'),
    by: null,
  }
  const exhibits = exhibitsOf(
    [
      { ...place, kind: 'side', card: '1865-01', front: words('a'), back: null, event: false },
      {
        ...place,
        kind: 'side',
        card: '1865-01',
        front: words('a'),
        back: words('b'),
        event: false,
      },
      { ...place, kind: 'postcard', company: 'blue', number: 64, words: words('64') },
      struck,
      { ...struck, game: 3, what: 'recalled' },
      { ...place, kind: 'vaults' },
      { ...place, kind: 'crew-turned', crew: [words('C01')] },
      {
        ...place,
        kind: 'hired',
        hired: [{ company: 'blue', crew: words('C01'), left: false }],
      },
      {
        ...place,
        kind: 'ballots',
        accused: [{ company: 'blue', suspect: words('s1') }],
        verdict: null,
      },
    ],
    view,
  )
  expect(exhibits.map(({ title, motif, game }) => [title, motif, game])).toEqual([
    ['Title a', 'ball', 2],
    ['Title b', 'ledger', 2],
    ['Title 64', 'plate', 2],
    ['Title EV08', 'flood', 2],
    ['Title C01', 'bench', 2],
    ['Title s1', 'slate', 2],
  ])
  expect(exhibits[2]!.postcard).toBe(64)
})

it('has a hall for each kind of exhibit', () => {
  const exhibits = exhibitsOf(
    [
      { ...place, kind: 'board', board: words('F1') },
      { ...place, kind: 'rules', rules: [words('Q')] },
      { ...place, kind: 'epilogue', company: 'blue', words: words('blue') },
    ],
    { boards: [] } as unknown as CampaignView,
  )
  expect(exhibits.map(hallOf)).toEqual(['boards', 'rules', 'story'])
  expect(hallsWith(exhibits)).toEqual(['story', 'rules', 'boards'])
})
