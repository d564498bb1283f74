import type { CampaignView, CardText } from '$protocol'
import { listed, singleStops, t } from '../i18n/language.svelte'
import { yearOf } from './journal'
import { companyName, dollars, playerName, sealedDollars } from './companies'
import type { OfficeLine, StoryStep } from './storySteps'

const officeMessages = {
  completed: 'camp-office-completed',
  'given-up': 'camp-office-given-up',
  lapsed: 'camp-office-lapsed',
} as const
const eventMessages = {
  added: 'camp-event-added',
  struck: 'camp-event-struck',
  played: 'camp-event-played',
  recalled: 'camp-event-recalled',
} as const
const eventTitles = {
  added: 'camp-event-added-title',
  struck: 'camp-event-struck-title',
  played: 'camp-event-played-title',
  recalled: 'camp-event-recalled-title',
} as const
/** Headings of cards without a title. */
const cardTitles = {
  retired: 'camp-card-retired',
  fork: 'camp-card-fork',
  office: 'camp-card-office',
  slips: 'camp-card-slips',
  caboose: 'camp-card-caboose',
  evidence: 'camp-card-evidence',
  ballots: 'camp-card-ballots',
  'crew-added': 'camp-card-crew-added',
  'crew-turned': 'camp-card-crew-turned',
  hired: 'camp-card-hired',
  pavilions: 'camp-card-pavilions',
  'cut-off': 'camp-card-cut-off',
  vaults: 'camp-card-vaults',
  audit: 'camp-card-audit',
  ended: 'camp-card-ended',
} as const

/** A title with its text, for reading aloud. */
export const aloud = ({ title, text }: CardText) => singleStops(`${title}. ${text}`)

/** Describes what happened to a postcard, or to money outside the slip. */
export function officeWords(view: CampaignView, line: OfficeLine): string {
  const company = companyName(view, line.company)
  if (line.what === 'certified')
    return t('camp-office-certified', { company, amount: sealedDollars(line.dollars) })
  const card = line.card?.title ?? ''
  if (line.what === 'used') return t('camp-office-used', { company, card, left: line.left })
  if (line.what === 'void')
    return t('camp-office-void', { company, card, amount: dollars(line.dollars) })
  return t(officeMessages[line.what], { company, card })
}

export function eventWords(
  view: CampaignView,
  step: Extract<StoryStep, { kind: 'event' }>,
): string {
  const company = step.by ? companyName(view, step.by) : ''
  return t(eventMessages[step.what], { event: step.event.title, company })
}

/**
 * Describes why a company holds the caboose: before the first game it is assigned at random; after
 * a game the company in last place takes it.
 */
export function cabooseWords(
  view: CampaignView,
  { stage, company }: Extract<StoryStep, { kind: 'caboose' }>,
): string {
  return t(stage === 'setup' ? 'camp-caboose-lot' : 'camp-caboose-told', {
    company: companyName(view, company),
  })
}

type Ballots = Extract<StoryStep, { kind: 'ballots' }>

export const ballotWords = (
  view: CampaignView,
  { company, suspect }: Ballots['accused'][number],
): string => t('camp-accused-told', { company: companyName(view, company), suspect: suspect.title })

export const verdictWords = ({ verdict }: Ballots): string =>
  verdict ? t('camp-verdict-told', { suspect: verdict.title }) : ''

/** The cities of a board. */
export const citiesOf = ({ boards }: Pick<CampaignView, 'boards'>, board: string): string[] =>
  boards.find(({ words }) => words.id === board)?.cities ?? []

export function cutOffName(view: CampaignView, id: string): string {
  const found = view.cut_offs.find((each) => each.id === id)
  return found ? t('route-between', { from: found.ends[0], to: found.ends[1] }) : id
}

/** A short heading for a card. */
export function headingOf(step: StoryStep, view: CampaignView): string {
  switch (step.kind) {
    case 'year':
      return t('camp-year-title', { year: String(yearOf(view, step.game) ?? ''), game: step.game })
    case 'side':
      return (step.back ?? step.front).title
    case 'box':
      return step.box.title
    case 'board':
      return step.board.title
    case 'postcard':
      return step.words.title
    case 'event':
      return t(eventTitles[step.what])
    case 'rules':
      return t('camp-card-rules', { count: step.rules.length })
    case 'epilogue':
      return t('camp-epilogue')
    default:
      return t(cardTitles[step.kind])
  }
}

/** A card in sentences, for screen readers and recaps. */
export function tellingOf(step: StoryStep, view: CampaignView): string {
  const name = (company: string) => companyName(view, company)
  switch (step.kind) {
    case 'year': {
      const trains = view.calendar.find(({ number }) => number === step.game)?.trains ?? 0
      const signed = step.signed.map(({ company, player }) =>
        t('camp-company-of', { company: name(company), name: playerName(view, company, player) }),
      )
      const begun = t('camp-year-told', { companies: listed(step.seats.map(name)), trains })
      return signed.length
        ? `${t('camp-signed-told', { companies: listed(signed) })} ${begun}`
        : begun
    }
    case 'side':
      return (step.back ?? step.front).text
    case 'box':
      return [step.box.text, ...step.rules.map(aloud)].join(' ')
    case 'rules':
      return step.rules.map(aloud).join(' ')
    case 'retired':
      return t('camp-retired-told', {
        names: listed([...step.rules, ...step.events].map(({ title }) => title)),
      })
    case 'board':
      return t('camp-board-told', {
        cities: listed(citiesOf(view, step.board.id)),
      })
    case 'fork':
      return t('camp-fork-told', {
        company: name(step.by),
        board: view.boards.find(({ words }) => words.id === step.chosen)?.words.title ?? '',
      })
    case 'postcard':
      return t('camp-postcard-told', {
        company: name(step.company),
        number: step.number,
        text: step.words.text,
      })
    case 'office':
      return step.lines.map((line) => officeWords(view, line)).join(' ')
    case 'slips':
      return step.slips
        .map(({ company, dollars: count }, at) =>
          t('camp-slip-told', {
            place: at + 1,
            company: name(company),
            amount: sealedDollars(count),
          }),
        )
        .join(' ')
    case 'caboose':
      return cabooseWords(view, step)
    case 'event':
      return `${eventWords(view, step)} ${step.event.text}`
    case 'evidence':
      return t('camp-evidence-told', { marks: step.marks })
    case 'ballots':
      return [...step.accused.map((ballot) => ballotWords(view, ballot)), verdictWords(step)].join(
        ' ',
      )
    case 'crew-added':
      return t('camp-crew-added-told', { count: step.count })
    case 'crew-turned':
      return t('camp-crew-turned-told', { names: listed(step.crew.map(({ title }) => title)) })
    case 'hired':
      return step.hired
        .map(({ company, crew, left }) =>
          t(left ? 'camp-crew-left' : 'camp-crew-hired', {
            company: name(company),
            crew: crew.title,
          }),
        )
        .join(' ')
    case 'pavilions':
      return t('camp-pavilions-told', {
        names: listed(
          view.pavilions.filter(({ id }) => step.ids.includes(id)).map((each) => each.name),
        ),
      })
    case 'cut-off':
      return t('camp-cut-off-told', {
        company: name(step.company),
        line: cutOffName(view, step.id),
      })
    case 'vaults':
      return t('camp-vaults-told')
    case 'audit':
      return step.audit.books
        .map(({ company, total }, at) =>
          t('camp-audit-told', { place: at + 1, company: name(company), amount: dollars(total) }),
        )
        .join(' ')
    case 'epilogue':
      return step.words.text
    case 'ended':
      return t('camp-ended-told')
  }
}
