import type { CampaignFact, CampaignView, JournalEntry, Slip, CardText } from '$protocol'

/** The name of a fact, and its content. */
export type FactName = CampaignFact extends infer Fact
  ? Fact extends string
    ? Fact
    : keyof Fact
  : never
type Payload<N extends FactName> = CampaignFact extends infer Fact
  ? Fact extends Record<N, infer Inside>
    ? Inside
    : never
  : never

export const nameOf = (fact: CampaignFact) =>
  (typeof fact === 'string' ? fact : Object.keys(fact)[0]) as FactName
export const inside = <N extends FactName>(fact: CampaignFact, name: N): Payload<N> | undefined =>
  typeof fact === 'object' && name in fact
    ? ((fact as Record<string, unknown>)[name] as Payload<N>)
    : undefined

/** A finished or current game of the campaign. */
export interface PlayedGame {
  game: number
  seats: string[]
  /** The slips from first place to last; empty while the game is in progress. */
  slips: Slip[]
}

/** The games so far, from the journal. */
export function playedGames(journal: JournalEntry[]): PlayedGame[] {
  const games: PlayedGame[] = []
  for (const { fact } of journal) {
    const begun = inside(fact, 'game-begun')
    if (begun) games.push({ game: begun.game, seats: begun.seats, slips: [] })
    const slip = inside(fact, 'slip-written')
    if (slip) games.at(-1)?.slips.push(slip)
  }
  return games
}

/** The number of the last finished game; 0 before that. */
export const lastFinished = (journal: JournalEntry[]): number =>
  playedGames(journal)
    .filter(({ slips }) => slips.length)
    .at(-1)?.game ?? 0

/**
 * The sums on a company's slips, game by game; null for a slip in the vault, undefined for a game
 * that the company missed. There is no total, since vaults are opened only at the end.
 */
export const slipsOf = (games: PlayedGame[], company: string): (number | null | undefined)[] =>
  games.flatMap(({ slips }) =>
    slips.length ? [slips.find((slip) => slip.company === company)?.dollars] : [],
  )

/** Whether any slips are sealed in the vaults. A replay of their game would reveal them. */
export const isSealed = (slips: Slip[]) => slips.some(({ dollars }) => dollars === null)

/** The year of a game. */
export const yearOf = (view: Pick<CampaignView, 'calendar'>, game: number) =>
  view.calendar.find(({ number }) => number === game)?.year ?? null

/**
 * The rules in force according to the part of the journal that the table has read, without
 * spoilers.
 */
export function toldRules(
  { journal, rules }: Pick<CampaignView, 'journal' | 'rules'>,
  told: number,
): CardText[] {
  if (told >= journal.length) return rules
  const placed = new Map<string, CardText>()
  for (const { fact, words } of journal.slice(0, told)) {
    const [slot, retired] = [inside(fact, 'rule-placed')?.slot, inside(fact, 'rule-retired')?.slot]
    if (slot !== undefined && words) placed.set(slot, words)
    if (retired !== undefined) placed.delete(retired)
  }
  return [...placed.values()]
}
