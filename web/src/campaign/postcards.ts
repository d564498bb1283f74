import type { CampaignView, PostcardSeen } from '$protocol'
import type { CampaignModel } from './campaignModel.svelte'
import type { StoryStep } from './storySteps'

/** A postcard as a view shows it; the journal contains only the side that was read out. */
export const postcardIn = (
  { companies, retired }: Pick<CampaignView, 'companies' | 'retired'>,
  number: number,
): PostcardSeen | undefined =>
  [...companies.flatMap(({ postcards }) => postcards), ...retired.postcards].find(
    (each) => each.number === number,
  )

/**
 * The postcard of a step with its private side, if this device may show it now: it belongs to the
 * person's only company, or to the company that is uncovered on a shared device.
 */
export function ownPostcard(
  campaign: Pick<CampaignModel, 'own' | 'shared' | 'seeing' | 'uncovered'>,
  step: StoryStep | undefined,
): PostcardSeen | undefined {
  if (step?.kind !== 'postcard' || !campaign.own.includes(step.company)) return undefined
  const side = campaign.shared ? campaign.uncovered : campaign.seeing
  if (!side || (campaign.shared && side.company !== step.company)) return undefined
  const card = postcardIn(side.view, step.number)
  return card?.private ? card : undefined
}
