import type { GameTerms, NewCampaign, NewCompany, PackInfo } from '$protocol'
import { newTable, standard, type TablePlan, type SeatPlan } from '../lobby/tablePlan'

/** A company in a planned campaign. Companies that do not take part can join in a later year. */
export interface CompanyPlan extends Omit<SeatPlan, 'kind'> {
  company: string
  kind: SeatPlan['kind'] | 'none'
}

/** Default companies for a person with this name: the reader, a friend and a bot. */
export function companiesFor(pack: PackInfo, name: string): CompanyPlan[] {
  const kinds: CompanyPlan['kind'][] = ['me', 'open', 'bot']
  return pack.companies.map(({ company }, at) => ({
    company,
    kind: kinds[at] ?? 'none',
    name: at === 0 ? name : '',
    bot: 'normal',
  }))
}

/** The settings for the games of a planned campaign. */
export function termsOf(plan: TablePlan): GameTerms {
  const { pace, time_out, undo, chat } = newTable(plan)
  return { pace, time_out, undo, chat }
}

export const plainTerms = () => termsOf(standard('', null))

/** The companies that take part. */
export const taking = (companies: CompanyPlan[]) => companies.filter(({ kind }) => kind !== 'none')

/** The company whose player still needs a name, if there is one. */
export const nameless = (companies: CompanyPlan[]) =>
  taking(companies).find(({ kind, name }) => (kind === 'me' || kind === 'mine') && !name.trim())

function holderOf({ kind, name, bot }: CompanyPlan): NewCompany['holder'] {
  if (kind === 'bot') return { bot: { bot } }
  return kind === 'open' ? 'open' : { me: { name: name.trim() } }
}

export function newCampaign(
  name: string,
  pack: string,
  companies: CompanyPlan[],
  plan: TablePlan,
): NewCampaign {
  return {
    name: name.trim(),
    pack,
    companies: taking(companies).map((each) => ({ company: each.company, holder: holderOf(each) })),
    terms: termsOf(plan),
  }
}
