import type {
  CompanyAnswer,
  CampaignFact,
  CampaignView,
  JournalEntry,
  CompanyQuestion,
} from '$protocol'
import { t } from '../i18n/language.svelte'
import { inside, nameOf } from './journal'
import type { PlainMessageId } from '../i18n/messages'

/** A stage of a game: before the first move, or one of the eight end steps. */
export type CampaignStage =
  | 'founding'
  | 'setup'
  | 'slips'
  | 'strike'
  | 'story'
  | 'post'
  | 'council'
  | 'vaults'
  | 'personnel'
  | 'away'

/** The end steps of a game, in order. */
export const endSteps: CampaignStage[] = [
  'slips',
  'strike',
  'story',
  'post',
  'council',
  'vaults',
  'personnel',
  'away',
]

/** Rules that add an end step. */
export const stepRules: Partial<Record<CampaignStage, string>> = {
  post: 'END4',
  council: 'END5',
  personnel: 'END7',
}

/** The end steps after the last game. Steps that prepare another game are left out. */
const lastSteps: CampaignStage[] = ['slips', 'strike', 'story']

/** The end steps that are in force for a game; none while the game is being set up. */
export function endStages(
  view: Pick<CampaignView, 'rules' | 'games'>,
  stage: CampaignStage,
  game: number,
): CampaignStage[] {
  if (!endSteps.includes(stage)) return []
  return (game === view.games ? lastSteps : endSteps).filter((each) => {
    const rule = stepRules[each]
    return !rule || each === stage || view.rules.some(({ id }) => id === rule)
  })
}

/** Names of the stages. A step that a rule adds has a neutral name until the rule is in force. */
const stageMessages: Record<CampaignStage, PlainMessageId> = {
  founding: 'camp-stage-founding',
  setup: 'camp-stage-setup',
  slips: 'camp-stage-slips',
  strike: 'camp-stage-strike',
  story: 'camp-stage-story',
  post: 'camp-stage-more',
  council: 'camp-stage-more',
  vaults: 'camp-stage-vaults',
  personnel: 'camp-stage-more',
  away: 'camp-stage-away',
}

/** The name of a step; steps added by a rule have the rule's name. */
export function stageName(view: Pick<CampaignView, 'rules'>, stage: CampaignStage): string {
  const rule = stepRules[stage]
  const named = rule && view.rules.find(({ id }) => id === rule)
  return named ? named.title : t(stageMessages[stage])
}

/** The step at which a question is asked. */
export function stageOfQuestion(question: CompanyQuestion): CampaignStage {
  if (typeof question === 'object' || question === 'recall-event') return 'story'
  const stages: Record<typeof question, CampaignStage> = {
    'retire-event': 'strike',
    'take-postcards': 'post',
    'retire-postcard': 'post',
    build: 'council',
    hire: 'personnel',
  }
  return stages[question]
}

/** The stage of each journal entry. */
export function stagesOf(journal: JournalEntry[]): CampaignStage[] {
  /** By game: the position of the first slip, and of the last story card. */
  const slips = new Map<number, number>()
  const sides = new Map<number, number>()
  journal.forEach(({ game, fact }, at) => {
    if (inside(fact, 'slip-written') && !slips.has(game)) slips.set(game, at)
    if (inside(fact, 'side-read')) sides.set(game, at)
  })
  return journal.map(({ game, fact }, at) => {
    if (game === 0) return 'founding'
    const end = slips.get(game)
    if (end === undefined || at < end) return 'setup'
    return at <= sides.get(game)! && sides.get(game)! > end
      ? storyStage(journal, end, at)
      : endStage(fact)
  })
}

/** The journal entry with which an evening begins. */
export const eveningFrom = ({ journal }: Pick<CampaignView, 'journal'>, game: number): number =>
  journal.findIndex((each) => each.game === game)

/** The journal entry with which the end of the story begins, after the last game. */
export function finaleFrom({ journal, games }: Pick<CampaignView, 'journal' | 'games'>): number {
  const stages = stagesOf(journal)
  return journal.findIndex(({ game }, at) => game === games && stages[at] === 'story')
}

/** The stage of an entry between the first slip and the last story card. */
function storyStage(journal: JournalEntry[], end: number, at: number): CampaignStage {
  const read = journal.findIndex((each, index) => index > end && nameOf(each.fact) === 'side-read')
  return at >= read ? 'story' : endStage(journal[at]!.fact)
}

/** The stage of an entry outside the story. */
function endStage(fact: CampaignFact): CampaignStage {
  switch (nameOf(fact)) {
    case 'event-retired':
      return inside(fact, 'event-retired')!.cause === 'play' ? 'slips' : 'strike'
    case 'slip-written':
    case 'evidence-marked':
    case 'events-discarded':
    case 'postcard-used':
    case 'postcard-completed':
    case 'postcard-lapsed':
    case 'certified':
    case 'caboose-taken':
      return 'slips'
    case 'postcard-drawn':
    case 'postcard-given-up':
      return 'post'
    case 'cut-off-built':
      return 'council'
    case 'slips-filed':
      return 'vaults'
    case 'crew-turned':
    case 'crew-hired':
    case 'crew-left':
      return 'personnel'
    case 'signed':
    case 'joined':
    case 'game-closed':
      return 'away'
    default:
      return 'story'
  }
}

export type QuestionKind =
  | 'retire-event'
  | 'fork'
  | 'recall-event'
  | 'take-postcards'
  | 'retire-postcard'
  | 'build'
  | 'hire'
  | 'accuse'
  | 'verdict'

export const questionKind = (question: CompanyQuestion): QuestionKind =>
  typeof question === 'object' ? (Object.keys(question)[0] as QuestionKind) : question

/** An answer as text, for use as a key. */
export const keyOf = (answer: CompanyAnswer) => JSON.stringify(answer)

/** The question to a company, its explanation, and the text that others see in the meantime. */
export const questionMessages: Record<
  QuestionKind,
  { title: PlainMessageId; about: PlainMessageId; others: PlainMessageId }
> = {
  'retire-event': {
    title: 'camp-ask-retire-event',
    about: 'camp-ask-retire-event-what',
    others: 'camp-others-retire-event',
  },
  fork: { title: 'camp-ask-fork', about: 'camp-ask-fork-what', others: 'camp-others-fork' },
  'recall-event': {
    title: 'camp-ask-recall-event',
    about: 'camp-ask-recall-event-what',
    others: 'camp-others-recall-event',
  },
  'take-postcards': {
    title: 'camp-ask-take-postcards',
    about: 'camp-ask-take-postcards-what',
    others: 'camp-others-take-postcards',
  },
  'retire-postcard': {
    title: 'camp-ask-retire-postcard',
    about: 'camp-ask-retire-postcard-what',
    others: 'camp-others-retire-postcard',
  },
  build: { title: 'camp-ask-build', about: 'camp-ask-build-what', others: 'camp-others-build' },
  hire: { title: 'camp-ask-hire', about: 'camp-ask-hire-what', others: 'camp-others-hire' },
  accuse: {
    title: 'camp-ask-accuse',
    about: 'camp-ask-accuse-what',
    others: 'camp-others-accuse',
  },
  verdict: {
    title: 'camp-ask-verdict',
    about: 'camp-ask-verdict-what',
    others: 'camp-others-verdict',
  },
}
