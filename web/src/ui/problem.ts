import type { Problem } from '$protocol'
import { Declined } from '../net/api'
import { known, t } from '../words/words.svelte'

/** What the server declined, in the reader's language where the reason has a word of its own. */
export const sentence = ({ code, message }: Problem) => (known(`problem-${code}`) ? t(`problem-${code}`) : message)

/** Why something did not happen, in a sentence for people. */
export function explain(problem: unknown): string {
  if (problem instanceof Declined) return sentence(problem.problem)
  return problem instanceof TypeError ? t('problem-network') : String(problem)
}
