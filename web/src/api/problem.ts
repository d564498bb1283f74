import { Declined } from './api'
import { t } from '../i18n/language.svelte'

/** Why something did not happen, in a sentence for people; the server says its own in their language. */
export function explain(problem: unknown): string {
  if (problem instanceof Declined) return problem.message
  return problem instanceof TypeError ? t('problem-network') : String(problem)
}
