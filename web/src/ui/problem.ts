import { Declined } from '../net/api'
import { known, t } from '../words/words.svelte'

/** Why something did not happen, in a sentence for people; in their language where the reason has a word of its own. */
export function explain(problem: unknown): string {
  if (problem instanceof Declined) {
    const { code } = problem.problem
    return known(`problem-${code}`) ? t(`problem-${code}`) : problem.message
  }
  return problem instanceof TypeError ? t('problem-network') : String(problem)
}
