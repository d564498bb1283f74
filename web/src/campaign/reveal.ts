import type { CampaignView } from '$protocol'
import { t } from '../i18n/language.svelte'
import { auditLines, auditWords, vaultRows } from './audit'
import { companyName } from './companies'
import { yearOf } from './journal'
import { aloud, ballotWords, tellingOf, verdictWords } from './storySentences'
import type { StoryStep } from './storySteps'

/** Ends a title or a pack's text with a full stop unless it already ends with a mark. */
const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** Number of items that a card reveals one by one, for everybody at once. */
export function linesOf(step: StoryStep, view: CampaignView): number {
  switch (step.kind) {
    case 'audit':
      return auditLines(view, step.audit).length
    case 'box':
      return 1 + step.rules.length
    case 'ballots':
      return step.accused.length ? 1 + step.accused.length + (step.verdict ? 1 : 0) : 1
    default:
      return 1
  }
}

/**
 * The text of a card for screen readers while its lines open one by one: only the newest open line,
 * so that nothing sealed is announced.
 */
export function heardOf(step: StoryStep, view: CampaignView, open: number): string {
  const lines = linesOf(step, view)
  const newest = Math.min(open, lines)
  if (step.kind === 'audit' && newest < lines) {
    const read = auditLines(view, step.audit).slice(0, newest)
    const line = read.at(-1)!
    const { title, text } = auditWords(view, step.audit, line)
    const year = line.kind === 'year' ? String(yearOf(view, line.game) ?? '') : ''
    const rows = vaultRows(view, step.audit, read).map(
      ({ company, entry, leads }) =>
        `${companyName(view, company)}: ${entry}${leads ? `, ${t('camp-audit-leads')}` : ''}.`,
    )
    return [...[year, title, text].filter(Boolean).map(ended), ...rows].join(' ')
  }
  if (step.kind === 'box') return newest > 1 ? aloud(step.rules[newest - 2]!) : step.box.text
  if (step.kind === 'ballots' && step.accused.length) {
    if (newest === 1) return ''
    const ballot = step.accused[newest - 2]
    return ballot ? ballotWords(view, ballot) : verdictWords(step)
  }
  return tellingOf(step, view)
}

/** The label of the button that opens the next line. */
export function nextLine(step: StoryStep, open: number): string {
  if (step.kind === 'box') return t('camp-next-thing')
  if (step.kind !== 'ballots') return t('camp-next-line')
  return t(open > step.accused.length ? 'camp-next-verdict' : 'camp-next-ballot')
}

/** An attachment that scrolls to an item when it is revealed below the others. */
export const intoView = (thing: HTMLElement) => thing.scrollIntoView?.({ block: 'nearest' })
