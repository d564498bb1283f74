import type { CampaignView, JournalEntry } from '$protocol'
import { labelled, t } from '../i18n/language.svelte'
import { companyName } from './companies'
import { inside, nameOf, playedGames, yearOf, type FactName } from './journal'
import { eventWords, tellingOf } from './storySentences'
import { stepsOf } from './storySteps'

/** A year of a company: its place, its slip, and what it did. */
export interface CompanyYear {
  game: number
  year: number | null
  /** Place, counted from 1; undefined while the game is in progress or if the company was away. */
  place: number | undefined
  seats: number
  played: boolean
  /** The sum on the slip; null while the slip is sealed. */
  dollars: number | null | undefined
  deeds: string[]
}

/** The totals of a company over all years. */
export interface CompanyCounts {
  games_won: number
  tickets: number
  postcards: number
  cut_offs: number
}

/** Whether postcards have come into the campaign. */
export const hasPost = ({ rules, companies }: Pick<CampaignView, 'rules' | 'companies'>): boolean =>
  rules.some(({ id }) => id === 'END4') || companies.some(({ postcards }) => postcards.length > 0)

/** The company that a fact is about. */
function actorOf({ fact }: JournalEntry): string | undefined {
  if (typeof fact !== 'object') return undefined
  const [payload] = Object.values(fact) as { company?: string; by?: string; cause?: unknown }[]
  const { cause } = payload!
  if (cause && typeof cause === 'object' && 'caboose' in cause) return String(cause.caboose)
  return payload!.company ?? payload!.by
}

/** Facts that the page shows elsewhere. */
const apart = new Set(['signed', 'joined', 'slip-written', 'epilogue-read'])

function deedOf(entry: JournalEntry, view: CampaignView): string {
  const { fact, words } = entry
  if (inside(fact, 'caboose-taken'))
    return t('camp-last-caboose', {
      company: companyName(view, inside(fact, 'caboose-taken')!.company),
    })
  if (inside(fact, 'postcard-drawn')) return labelled(t('camp-museum-postcard'), words?.title ?? '')
  const [step] = stepsOf({ ...view, journal: [entry] })
  if (step?.kind === 'event') return eventWords(view, step)
  return step ? tellingOf(step, view) : ''
}

/** A company's years, from the part of the journal that the table has read. */
export function companyYears(view: CampaignView, told: number, company: string): CompanyYear[] {
  const journal = view.journal.slice(0, told)
  return playedGames(journal).map(({ game, seats, slips }) => {
    const at = slips.findIndex((slip) => slip.company === company)
    const own = journal.filter(
      (entry) =>
        entry.game === game && actorOf(entry) === company && !apart.has(nameOf(entry.fact)),
    )
    return {
      game,
      year: yearOf(view, game),
      place: at < 0 ? undefined : at + 1,
      seats: seats.length,
      played: seats.some((seat) => seat === company),
      dollars: slips[at]?.dollars,
      // The same company can get the caboose twice in a year, which is mentioned once.
      deeds: [...new Set(own.map((entry) => deedOf(entry, view)))].filter((deed) => deed !== ''),
    }
  })
}

/** A company's counts, from the part of the journal that the table has read. */
export function companyCounts(view: CampaignView, told: number, company: string): CompanyCounts {
  const journal = view.journal.slice(0, told)
  const games = playedGames(journal)
  const slips = games.flatMap(({ slips }) => slips.filter((slip) => slip.company === company))
  const done = (name: FactName) =>
    journal.filter((entry) => nameOf(entry.fact) === name && actorOf(entry) === company).length
  return {
    games_won: games.filter(({ slips }) => slips[0]?.company === company).length,
    tickets: slips.reduce((sum, { completed }) => sum + completed.length, 0),
    postcards: done('postcard-completed') + done('postcard-void'),
    cut_offs: done('cut-off-built'),
  }
}
