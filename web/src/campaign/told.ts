import type { CampaignView, Words } from '$protocol'
import { inside } from './facts'

/** The rules in force as far as the table has turned over the journal: what is still to be read is not given away. */
export function toldRules(
  { journal, rules }: Pick<CampaignView, 'journal' | 'rules'>,
  told: number,
): Words[] {
  if (told >= journal.length) return rules
  const placed = new Map<string, Words>()
  for (const { fact, words } of journal.slice(0, told)) {
    const [slot, retired] = [inside(fact, 'rule-placed')?.slot, inside(fact, 'rule-retired')?.slot]
    if (slot !== undefined && words) placed.set(slot, words)
    if (retired !== undefined) placed.delete(retired)
  }
  return [...placed.values()]
}
