import { expect, it } from 'vitest'
import type { CampaignFact, CampaignView, JournalEntry } from '$protocol'
import { tellingOf } from './storySentences'
import { stepsOf } from './storySteps'
import { toldRules } from './journal'
import { loadMessages } from '../i18n/language.svelte'

const entry = (game: number, fact: CampaignFact, title?: string): JournalEntry => ({
  game,
  fact,
  words: title ? { id: title, title, text: `${title} in full` } : null,
})

it('counts the rules that were read, not those still face down', () => {
  const journal = [
    entry(1, { 'rule-placed': { slot: 'A' } }, 'A'),
    entry(1, { 'rule-placed': { slot: 'B' } }, 'B'),
    entry(2, { 'rule-retired': { slot: 'A' } }, 'A'),
    entry(2, { 'rule-placed': { slot: 'C' } }, 'C'),
  ]
  const rules = [journal[1]!.words!, journal[3]!.words!]
  const ids = (told: number) => toldRules({ journal, rules }, told).map(({ id }) => id)
  expect([0, 1, 2, 3, 4].map(ids)).toEqual([[], ['A'], ['A', 'B'], ['B'], ['B', 'C']])
})

it('says that the first caboose is random and later ones go to the last', async () => {
  await loadMessages('camp')
  const journal = [
    entry(1, { 'game-begun': { game: 1, seats: ['blue', 'red'] } }),
    entry(1, { 'caboose-taken': { company: 'blue' } }),
    entry(1, { 'slip-written': { company: 'red', dollars: 30, completed: [], stakes: 0 } }),
    entry(1, { 'caboose-taken': { company: 'red' } }),
  ]
  const view = { companies: [], journal } as unknown as CampaignView
  const told = stepsOf(view).flatMap((step) =>
    step.kind === 'caboose' ? [tellingOf(step, view)] : [],
  )
  expect(told[0]).toMatch(/^Drawn at random: /)
  expect(told[1]).toMatch(/came last/)
})
