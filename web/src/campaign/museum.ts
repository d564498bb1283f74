import type { CampaignView, CardText } from '$protocol'
import type { PlainMessageId } from '../i18n/messages'
import { motifOf, motifOfSide, type Motif } from './cards/vignettes'
import { cutOffName, tellingOf } from './storySentences'
import type { StoryStep } from './storySteps'

/** An opened card as the museum shows it. */
export interface Exhibit {
  id: string
  game: number
  label: PlainMessageId
  title: string
  text: string
  motif: Motif
  /** The number of the postcard, which has its own picture; undefined for other cards. */
  postcard?: number
}

/** The halls of the museum, by the labels of their exhibits. */
export type Hall = 'story' | 'rules' | 'news' | 'postcards' | 'boards' | 'crew'
export const hallMessages: Record<Hall, PlainMessageId> = {
  story: 'camp-museum-stories',
  rules: 'camp-museum-rules',
  news: 'camp-museum-news',
  postcards: 'camp-museum-postcards',
  boards: 'camp-museum-boards',
  crew: 'camp-museum-crew',
}
const hallsOfLabels: Partial<Record<PlainMessageId, Hall>> = {
  'camp-museum-rule': 'rules',
  'camp-museum-box': 'rules',
  'camp-museum-event': 'news',
  'camp-museum-postcard': 'postcards',
  'camp-museum-board': 'boards',
  'camp-museum-cut-off': 'boards',
  'camp-museum-pavilion': 'boards',
  'camp-museum-crew': 'crew',
}
export const hallOf = ({ label }: Pick<Exhibit, 'label'>): Hall => hallsOfLabels[label] ?? 'story'

/** The halls that have an exhibit, in a fixed order. */
export function hallsWith(exhibits: Exhibit[]): Hall[] {
  const open = new Set(exhibits.map(hallOf))
  return (Object.keys(hallMessages) as Hall[]).filter((hall) => open.has(hall))
}

/** The exhibits among these cards, each once, in the order in which they were opened. */
export function exhibitsOf(steps: StoryStep[], view: CampaignView): Exhibit[] {
  const shown = new Map<string, Exhibit>()
  for (const step of steps)
    for (const exhibit of made(step, view))
      if (!shown.has(exhibit.id)) shown.set(exhibit.id, exhibit)
  return [...shown.values()]
}

function made(step: StoryStep, view: CampaignView): Exhibit[] {
  const one = (
    id: string,
    label: PlainMessageId,
    motif: Motif,
    { title, text }: Pick<CardText, 'title' | 'text'>,
  ): Exhibit => ({ id: `${step.kind}-${id}`, game: step.game, label, title, text, motif })
  switch (step.kind) {
    case 'side': {
      const side = `${step.card}${step.back ? 'B' : 'A'}`
      return [
        one(
          side,
          step.event ? 'camp-museum-event' : 'camp-museum-story',
          motifOfSide(side),
          step.back ?? step.front,
        ),
      ]
    }
    case 'box':
      return [one(step.box.id, 'camp-museum-box', 'crate', step.box)]
    case 'rules':
      return step.rules.map((rule) => one(rule.id, 'camp-museum-rule', 'guide', rule))
    case 'board':
      return [
        one(step.board.id, 'camp-museum-board', 'fork', {
          title: step.board.title,
          text: tellingOf(step, view),
        }),
      ]
    case 'event':
      return [one(step.event.id, 'camp-museum-event', motifOf(step.event.id) ?? 'star', step.event)]
    case 'postcard': {
      const exhibit = one(
        String(step.number),
        'camp-museum-postcard',
        motifOf(`P${step.number}`) ?? 'mailbag',
        step.words,
      )
      return [{ ...exhibit, postcard: step.number }]
    }
    case 'crew-turned':
      return step.crew.map((crew) => one(crew.id, 'camp-museum-crew', 'bench', crew))
    case 'hired':
      return step.hired.map(({ crew }) => ({
        ...one(crew.id, 'camp-museum-crew', 'bench', crew),
        id: `crew-turned-${crew.id}`,
      }))
    case 'pavilions':
      return view.pavilions
        .filter(({ id }) => step.ids.includes(id))
        .map((pavilion) =>
          one(pavilion.id, 'camp-museum-pavilion', 'wheel', {
            title: pavilion.name,
            text: tellingOf(step, view),
          }),
        )
    case 'ballots':
      return step.accused.map(({ suspect }) =>
        one(suspect.id, 'camp-museum-suspect', 'slate', suspect),
      )
    case 'cut-off':
      return [
        one(step.id, 'camp-museum-cut-off', 'spike', {
          title: cutOffName(view, step.id),
          text: tellingOf(step, view),
        }),
      ]
    case 'epilogue':
      return [one(step.company, 'camp-epilogue', 'platform', step.words)]
    default:
      return []
  }
}
