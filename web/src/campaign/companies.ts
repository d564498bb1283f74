import type { CampaignInfo, CampaignView, CompanySeen, Operator } from '$protocol'
import { looksOf, type SeatLook } from '../board/looks'
import { t } from '../i18n/language.svelte'
import { calledName, sitterName } from '../i18n/names'
import { personaAt, personaOf } from '../ui/bots'

export const lookOf = (company: string): SeatLook | undefined => looksOf([company])[0]

export const companySeen = (
  view: Pick<CampaignView, 'companies'>,
  company: string,
): CompanySeen | undefined => view.companies.find((each) => each.company === company)

export const companyName = (view: Pick<CampaignView, 'companies'>, company: string) =>
  companySeen(view, company)?.name ?? company

/** Says what a company's founding bond pays, by number of companies. */
export function bondLine([two = 0, three = 0, four = 0, five = 0]: number[]): string {
  return t('camp-bond', { two, three, four, five })
}

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

/** The name of the player who runs a company in a view; empty if nobody does. */
export function runnerName(view: Pick<CampaignView, 'companies'>, company: string): string {
  const player = companySeen(view, company)?.player
  return player ? playerName(view, company, player) : ''
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
