import type { CampaignView, CardText, FinalAudit, JournalEntry, Operator, Slip } from '$protocol'
import { inside, nameOf, type FactName } from './journal'
import { stagesOf, type CampaignStage } from './stages'

/** What happened to a postcard, or to money outside the slip. */
export type OfficeLine = { company: string } & (
  | {
      what: 'used' | 'completed' | 'void' | 'given-up' | 'lapsed'
      card: CardText | null
      left: number
      dollars: number
    }
  | { what: 'certified'; dollars: number | null }
)

/** One card of the story. It covers the journal entries from `from` up to `to`. */
export type StoryStep = { from: number; to: number; game: number; stage: CampaignStage } & (
  | { kind: 'year'; seats: string[]; signed: { company: string; player: Operator }[] }
  | { kind: 'side'; card: string; front: CardText; back: CardText | null; event: boolean }
  | { kind: 'box'; box: CardText; rules: CardText[] }
  | { kind: 'rules'; rules: CardText[] }
  | { kind: 'retired'; rules: CardText[]; events: CardText[] }
  | { kind: 'board'; board: CardText }
  | { kind: 'fork'; chosen: string; by: string }
  | { kind: 'postcard'; company: string; number: number; words: CardText }
  | { kind: 'office'; lines: OfficeLine[] }
  | { kind: 'slips'; slips: Slip[] }
  | { kind: 'caboose'; company: string }
  | {
      kind: 'event'
      what: 'added' | 'struck' | 'played' | 'recalled'
      event: CardText
      by: string | null
    }
  | { kind: 'evidence'; marks: number }
  | { kind: 'ballots'; accused: { company: string; suspect: CardText }[]; verdict: CardText | null }
  | { kind: 'crew-added'; count: number }
  | { kind: 'crew-turned'; crew: CardText[] }
  | { kind: 'hired'; hired: { company: string; crew: CardText; left: boolean }[] }
  | { kind: 'pavilions'; ids: string[] }
  | { kind: 'cut-off'; company: string; id: string }
  | { kind: 'vaults' }
  | { kind: 'audit'; audit: FinalAudit }
  | { kind: 'epilogue'; company: string; words: CardText }
  | { kind: 'ended' }
)
export type StepKind = StoryStep['kind']

/** Entries without their own card, which belong to the previous one. */
const quiet = new Set<FactName>([
  'signed',
  'joined',
  'events-discarded',
  'tickets-added',
  'game-closed',
])
/** Entries that have no card after the last game, since they only prepare the next game. */
const lastQuiet = new Set<FactName>(['caboose-taken', 'slips-filed'])
/** Entries that share a card. */
const together: FactName[][] = [
  ['slip-written'],
  [
    'postcard-used',
    'postcard-completed',
    'postcard-void',
    'postcard-given-up',
    'postcard-lapsed',
    'certified',
  ],
  ['accused', 'verdict-given'],
  ['rule-placed'],
  ['rule-retired'],
  ['crew-turned'],
  ['crew-hired', 'crew-left'],
]

/** Whether an entry belongs on the same card as an earlier one. */
function follows(first: JournalEntry, next: JournalEntry): boolean {
  const [one, other] = [nameOf(first.fact), nameOf(next.fact)]
  if (one === 'box-opened') return other === 'rule-placed'
  if (one === 'side-read')
    return other === 'event-added' && !isFront(inside(first.fact, 'side-read')!.side)
  if (one === 'rule-retired' && inside(next.fact, 'event-retired')?.cause === 'story') return true
  return together.some((group) => group.includes(one) && group.includes(other))
}

const isFront = (side: string) => side.endsWith('A')
const cardOf = (side: string) => side.slice(0, -1)

/** The cards for a part of the journal, in order. */
export function stepsOf(
  { journal, games }: Pick<CampaignView, 'journal' | 'games'>,
  from = 0,
  to = journal.length,
): StoryStep[] {
  const stages = stagesOf(journal)
  const steps: StoryStep[] = []
  const isQuiet = (at: number) => {
    const { fact, game } = journal[at]!
    const name = nameOf(fact)
    return quiet.has(name) || (game === games && stages[at] !== 'setup' && lastQuiet.has(name))
  }
  let start = Math.max(0, from)
  while (start < to) {
    let first = start
    while (first < to && isQuiet(first)) first++
    if (first === to) break
    let end = first + 1
    while (end < to && follows(journal[first]!, journal[end]!)) end++
    const made = stepFor(journal, start, first, end)
    while (end < to && isQuiet(end)) end++
    if (made)
      steps.push({
        from: start,
        to: end,
        game: journal[first]!.game,
        stage: stages[first]!,
        ...made,
      } as StoryStep)
    start = end
  }
  return steps
}

/** The cards before or after the game, whichever this card belongs to. */
export const partOf = (steps: StoryStep[], { game, stage }: StoryStep): StoryStep[] =>
  steps.filter((each) => each.game === game && (each.stage === 'setup') === (stage === 'setup'))

type Bare = StoryStep extends infer Each
  ? Each extends StoryStep
    ? Omit<Each, 'from' | 'to' | 'game' | 'stage'>
    : never
  : never

/**
 * The card for the entries from `first` to `end`. It also covers earlier entries from `start` on,
 * which have no card of their own.
 */
function stepFor(
  journal: JournalEntry[],
  start: number,
  first: number,
  end: number,
): Bare | undefined {
  const { fact, words } = journal[first]!
  const group = journal.slice(first, end)
  const wordsOf = (name: FactName) =>
    group.flatMap((each) => (nameOf(each.fact) === name && each.words ? [each.words] : []))
  switch (nameOf(fact)) {
    case 'game-begun': {
      const signed = journal.slice(start, first).flatMap(({ fact }) => inside(fact, 'signed') ?? [])
      return { kind: 'year', seats: inside(fact, 'game-begun')!.seats, signed }
    }
    case 'side-read':
      return sideStep(journal, first)
    case 'box-opened':
      return words ? { kind: 'box', box: words, rules: wordsOf('rule-placed') } : undefined
    case 'rule-placed':
      return { kind: 'rules', rules: wordsOf('rule-placed') }
    case 'rule-retired':
      return { kind: 'retired', rules: wordsOf('rule-retired'), events: wordsOf('event-retired') }
    case 'board-added':
      return words ? { kind: 'board', board: words } : undefined
    case 'fork-chosen': {
      const { chosen, by } = inside(fact, 'fork-chosen')!
      return { kind: 'fork', chosen, by }
    }
    case 'postcard-drawn': {
      const { company, postcard } = inside(fact, 'postcard-drawn')!
      return words ? { kind: 'postcard', company, number: postcard, words } : undefined
    }
    case 'postcard-used':
    case 'postcard-completed':
    case 'postcard-void':
    case 'postcard-given-up':
    case 'postcard-lapsed':
    case 'certified':
      return { kind: 'office', lines: group.map(officeLine) }
    case 'slip-written':
      return { kind: 'slips', slips: group.map((each) => inside(each.fact, 'slip-written')!) }
    case 'caboose-taken':
      return { kind: 'caboose', company: inside(fact, 'caboose-taken')!.company }
    case 'event-added':
      return words ? { kind: 'event', what: 'added', event: words, by: null } : undefined
    case 'event-retired': {
      const { cause } = inside(fact, 'event-retired')!
      if (!words) return undefined
      if (cause === 'story') return { kind: 'retired', rules: [], events: [words] }
      return cause === 'play'
        ? { kind: 'event', what: 'played', event: words, by: null }
        : { kind: 'event', what: 'struck', event: words, by: cause.caboose }
    }
    case 'event-recalled':
      return words
        ? { kind: 'event', what: 'recalled', event: words, by: inside(fact, 'event-recalled')!.by }
        : undefined
    case 'evidence-marked':
      return { kind: 'evidence', marks: inside(fact, 'evidence-marked')!.marks }
    case 'accused':
    case 'verdict-given':
      return {
        kind: 'ballots',
        accused: group.flatMap(ballot),
        verdict: wordsOf('verdict-given')[0] ?? null,
      }
    case 'crew-added':
      return { kind: 'crew-added', count: inside(fact, 'crew-added')!.crew.length }
    case 'crew-turned':
      return { kind: 'crew-turned', crew: wordsOf('crew-turned') }
    case 'crew-hired':
    case 'crew-left':
      return { kind: 'hired', hired: group.flatMap(hiredLine) }
    case 'pavilions-added':
      return { kind: 'pavilions', ids: inside(fact, 'pavilions-added')!.pavilions }
    case 'cut-off-built': {
      const { company, cut_off } = inside(fact, 'cut-off-built')!
      return { kind: 'cut-off', company, id: cut_off }
    }
    case 'slips-filed':
      return { kind: 'vaults' }
    case 'audited':
      return { kind: 'audit', audit: inside(fact, 'audited')! }
    case 'epilogue-read':
      return words
        ? { kind: 'epilogue', company: inside(fact, 'epilogue-read')!.company, words }
        : undefined
    case 'campaign-ended':
      return { kind: 'ended' }
    default:
      return undefined
  }
}

/** A side of a story card. The back is shown by turning over the front, which was read before. */
function sideStep(journal: JournalEntry[], at: number): Bare | undefined {
  const { fact, words } = journal[at]!
  const { side } = inside(fact, 'side-read')!
  const card = cardOf(side)
  if (!words) return undefined
  const back = journal.findIndex((each) => inside(each.fact, 'side-read')?.side === `${card}B`)
  const event =
    back >= 0 &&
    journal[back + 1] !== undefined &&
    nameOf(journal[back + 1]!.fact) === 'event-added'
  if (isFront(side)) return { kind: 'side', card, front: words, back: null, event }
  const front = journal.find((each) => inside(each.fact, 'side-read')?.side === `${card}A`)?.words
  return { kind: 'side', card, front: front ?? words, back: words, event }
}

function officeLine({ fact, words }: JournalEntry): OfficeLine {
  const certified = inside(fact, 'certified')
  if (certified) return { what: 'certified', ...certified }
  const used = inside(fact, 'postcard-used')
  if (used) return { what: 'used', company: used.company, card: words, left: used.left, dollars: 0 }
  const voided = inside(fact, 'postcard-void')
  if (voided)
    return { what: 'void', company: voided.company, card: words, left: 0, dollars: voided.dollars }
  const completed = inside(fact, 'postcard-completed')
  if (completed)
    return { what: 'completed', company: completed.company, card: words, left: 0, dollars: 0 }
  const lapsed = inside(fact, 'postcard-lapsed')
  return {
    what: lapsed ? 'lapsed' : 'given-up',
    company: (lapsed ?? inside(fact, 'postcard-given-up'))!.company,
    card: words,
    left: 0,
    dollars: 0,
  }
}

function ballot({ fact, words }: JournalEntry) {
  const accused = inside(fact, 'accused')
  return accused && words ? [{ company: accused.company, suspect: words }] : []
}

function hiredLine({ fact, words }: JournalEntry) {
  const [hired, left] = [inside(fact, 'crew-hired'), inside(fact, 'crew-left')]
  return words ? [{ company: (hired ?? left)!.company, crew: words, left: left !== undefined }] : []
}
