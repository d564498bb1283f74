import type { CampaignView } from '$protocol'
import { t } from '../i18n/language.svelte'
import { companyName, dollars } from './companies'
import { inside, playedGames } from './journal'
import { tellingOf } from './storySentences'
import { stepsOf, type StepKind } from './storySteps'

/** The kinds of event that sum up an evening, the most important first. */
const deeds: StepKind[] = ['fork', 'cut-off', 'pavilions', 'board', 'box', 'hired']

/**
 * The evening before a game in at most three sentences: the winner, the most important event, and
 * the evidence or the caboose.
 */
export function lastTime(view: CampaignView, game: number): string[] {
  const before = view.journal.filter((entry) => entry.game < game)
  const last = before.at(-1)?.game ?? 0
  if (last < 1) return []
  return [won(view, last), deed(view, last), open(view, game)].filter((line) => line !== '')
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
  return found.kind === 'box'
    ? t('camp-last-box', { box: found.box.title })
    : tellingOf(found, view)
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
