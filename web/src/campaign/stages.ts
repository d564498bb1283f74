import type { CampaignView, Question } from '$protocol'
import { t } from '../words/words.svelte'
import { endSteps, stepRules, type Stage } from './steps'

/** The steps at the end of a game that there are by now; none while a game is being set up. */
export function endStages(view: Pick<CampaignView, 'rules'>, stage: Stage): Stage[] {
  if (!endSteps.includes(stage)) return []
  return endSteps.filter((each) => {
    const rule = stepRules[each]
    return !rule || each === stage || view.rules.some(({ id }) => id === rule)
  })
}

/** A step by its name: those that came with a rule are called as the rule is. */
export function stageName(view: Pick<CampaignView, 'rules'>, stage: Stage): string {
  const rule = stepRules[stage]
  const named = rule && view.rules.find(({ id }) => id === rule)
  return named ? named.title : t(`camp-stage-${rule ? 'more' : stage}`)
}

/** The step at which a question is asked. */
export function stageOfQuestion(question: Question): Stage {
  if (typeof question === 'object' || question === 'recall-event') return 'story'
  const stages: Record<typeof question, Stage> = {
    'retire-event': 'strike',
    'take-postcards': 'post',
    'retire-postcard': 'post',
    build: 'council',
    hire: 'personnel',
  }
  return stages[question]
}
