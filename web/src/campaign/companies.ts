import type {
  AuditRow,
  CampaignInfo,
  CampaignView,
  CompanySeen,
  FinalAudit,
  Operator,
} from '$protocol'
import { looksOf, type SeatLook } from '../board/looks'
import { t } from '../i18n/language.svelte'
import { calledName, sitterName } from '../i18n/names'
import { personaAt, personaOf } from '../ui/bots'
import type { PlainMessageId } from '../i18n/messages'

export const lookOf = (company: string): SeatLook | undefined => looksOf([company])[0]

export const companySeen = (
  view: Pick<CampaignView, 'companies'>,
  company: string,
): CompanySeen | undefined => view.companies.find((each) => each.company === company)

export const companyName = (view: Pick<CampaignView, 'companies'>, company: string) =>
  companySeen(view, company)?.name ?? company

/** The name of a company's player; bots of the same level have different names. */
export function playerName(
  view: Pick<CampaignView, 'companies'>,
  company: string,
  player: Operator,
): string {
  if ('person' in player) return player.person
  const at = view.companies.findIndex((each) => each.company === company)
  const before = view.companies
    .slice(0, Math.max(0, at))
    .filter((each) => each.player && 'bot' in each.player && each.player.bot === player.bot)
  return personaOf(player.bot, before.length)?.name ?? calledName(player.bot)
}

/** The name of the person or bot that runs a company. */
export function runBy(info: Pick<CampaignInfo, 'companies'>, company: string): string {
  const at = info.companies.findIndex((each) => each.company === company)
  if (at < 0) return t('camp-nobody')
  const { holder } = info.companies[at]!
  if (holder === 'open') return t('camp-holder-open')
  const seats = info.companies.map((each) => ({ sitter: each.holder }))
  return personaAt(seats, at)?.name ?? sitterName(holder)
}

/** The company with the name of its player. */
export const companyAndRunner = (view: CampaignView, info: CampaignInfo, company: string) =>
  t('camp-company-of', { company: companyName(view, company), name: runBy(info, company) })

export const dollars = (count: number) => t('word-dollars', { count })

/** The sum on a slip or certificate; vaults are sealed until the audit. */
export const sealedDollars = (count: number | null) =>
  count === null ? t('camp-sealed') : dollars(count)

/** A line of the books, which is read out for all companies before the next one. */
export interface AuditRowText {
  name: 'slips' | 'certificates' | 'missed' | 'games-won' | 'tickets' | 'postcards' | 'cut-offs'
  /** Whether this is an award that the charter gives to the company with the most. */
  award: boolean
  of: (book: AuditRow) => number
}

export const auditMessages: Record<AuditRowText['name'], PlainMessageId> = {
  slips: 'camp-audit-slips',
  certificates: 'camp-audit-certificates',
  missed: 'camp-audit-missed',
  'games-won': 'camp-audit-games-won',
  tickets: 'camp-audit-tickets',
  postcards: 'camp-audit-postcards',
  'cut-offs': 'camp-audit-cut-offs',
}

const all: AuditRowText[] = [
  { name: 'slips', award: false, of: (book) => book.slips },
  { name: 'certificates', award: false, of: (book) => book.certificates },
  { name: 'missed', award: false, of: (book) => book.missed },
  { name: 'games-won', award: true, of: (book) => book.awards.games_won },
  { name: 'tickets', award: true, of: (book) => book.awards.tickets },
  { name: 'postcards', award: true, of: (book) => book.awards.postcards },
  { name: 'cut-offs', award: true, of: (book) => book.awards.cut_offs },
]

/** The non-empty lines, in reading order. */
export const auditLines = ({ books }: FinalAudit): AuditRowText[] =>
  all.filter((line) => books.some((book) => line.of(book) > 0))
