import type { CampaignFact } from '$protocol'

/** What a fact is called, and what it tells. */
export type Name = CampaignFact extends infer Fact
  ? Fact extends string
    ? Fact
    : keyof Fact
  : never
type Payload<N extends Name> = CampaignFact extends infer Fact
  ? Fact extends Record<N, infer Inside>
    ? Inside
    : never
  : never

export const nameOf = (fact: CampaignFact) =>
  (typeof fact === 'string' ? fact : Object.keys(fact)[0]) as Name
export const inside = <N extends Name>(fact: CampaignFact, name: N): Payload<N> | undefined =>
  typeof fact === 'object' && name in fact
    ? ((fact as Record<string, unknown>)[name] as Payload<N>)
    : undefined
