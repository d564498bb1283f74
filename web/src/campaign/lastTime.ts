import type { CampaignView } from '$protocol'
import { listed, t } from '../i18n/language.svelte'
import { companyName, dollars } from './companies'
import { inside, playedGames } from './journal'
import { citiesOf, tellingOf } from './storySentences'
import { stepsOf, type StepKind } from './storySteps'

/** The kinds of event that sum up an evening, the most important first. */
const deeds: StepKind[] = ['fork', 'cut-off', 'pavilions', 'board', 'box', 'hired']

/**
 * Describes the evening before a game in a few sentences: the winner, the most important event, the
 * new rules, the evidence or the caboose, and the last headline.
 */
export function lastTime(view: CampaignView, game: number): string[] {
  const before = view.journal.filter((entry) => entry.game < game)
  const last = before.at(-1)?.game ?? 0
  if (last < 1) return []
  const lines = [
    won(view, last),
    deed(view, last),
    rules(view, last),
    open(view, game),
    headline(view, last),
  ]
  return lines.filter((line) => line !== '')
}

function won(view: CampaignView, game: number): string {
  const [first, second] = playedGames(view.journal).find((each) => each.game === game)?.slips ?? []
  if (!first || !second) return ''
  const names = {
    company: companyName(view, first.company),
    second: companyName(view, second.company),
  }
  // The sums are sealed once the next game has begun.
  if (first.dollars === null || second.dollars === null) return t('camp-last-won-sealed', names)
  const ahead = first.dollars - second.dollars
  return ahead > 0
    ? t('camp-last-won', { ...names, ahead: dollars(ahead) })
    : t('camp-last-won-level', names)
}

function deed(view: CampaignView, game: number): string {
  const steps = stepsOf(view).filter((step) => step.game === game)
  const kind = deeds.find((each) => steps.some((step) => step.kind === each))
  const found = steps.find((step) => step.kind === kind)
  if (!found) return ''
  if (found.kind === 'box') return t('camp-last-box', { box: found.box.title })
  if (found.kind !== 'board') return tellingOf(found, view)
  const { title, id } = found.board
  return t('camp-last-board', { board: title, cities: listed(citiesOf(view, id)) })
}

/** The rules that were added. */
function rules(view: CampaignView, game: number): string {
  const placed = view.journal.filter((each) => each.game === game)
  const names = placed.flatMap(({ fact, words }) =>
    inside(fact, 'rule-placed') && words ? [words.title] : [],
  )
  return names.length ? t('camp-last-rules', { names: listed(names) }) : ''
}

/** The first sentence on the front of the last story card. */
function headline(view: CampaignView, game: number): string {
  const told = view.journal.filter((each) => each.game === game)
  const fronts = told.filter(({ fact }) => inside(fact, 'side-read')?.side.endsWith('A'))
  const words = fronts.at(-1)?.words
  const line = words?.text.match(/^.+?[.!?…](?=\s|$)/)?.[0]
  return words && line ? t('camp-last-story', { title: words.title, line }) : ''
}

/** The evidence collected so far or, if there is none, the holder of the caboose. */
function open(view: CampaignView, game: number): string {
  const before = view.journal.filter((entry) => entry.game < game)
  const marks = before.reduce(
    (sum, { fact }) => sum + (inside(fact, 'evidence-marked')?.marks ?? 0),
    0,
  )
  if (marks > 0) return t('camp-last-evidence', { marks })
  const company = before.flatMap(({ fact }) => inside(fact, 'caboose-taken')?.company ?? []).at(-1)
  return company ? t('camp-last-caboose', { company: companyName(view, company) }) : ''
}
