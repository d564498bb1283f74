import type { CampaignInfo, CampaignView, CompanySeen, Player } from '$protocol'
import { looksOf, type SeatLook } from '../board/looks'
import { botName, sitterName } from '../words/names'
import { t } from '../words/words.svelte'

export const lookOf = (company: string): SeatLook | undefined => looksOf([company])[0]

export const companySeen = (
  view: Pick<CampaignView, 'companies'>,
  company: string,
): CompanySeen | undefined => view.companies.find((each) => each.company === company)

export const companyName = (view: Pick<CampaignView, 'companies'>, company: string) =>
  companySeen(view, company)?.name ?? company

export const playerName = (player: Player) =>
  'person' in player ? player.person : botName(player.bot)

/** Who runs a company, in words. */
export function runBy(info: Pick<CampaignInfo, 'companies'>, company: string): string {
  const found = info.companies.find((each) => each.company === company)
  if (!found) return t('camp-nobody')
  return found.holder === 'open' ? t('camp-holder-open') : sitterName(found.holder)
}

/** The company with who runs it. */
export const companyAndRunner = (view: CampaignView, info: CampaignInfo, company: string) =>
  t('camp-company-of', { company: companyName(view, company), name: runBy(info, company) })

export const dollars = (count: number) => t('camp-dollars', { count })
