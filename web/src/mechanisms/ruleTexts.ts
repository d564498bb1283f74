import type { CardText } from '$protocol'
import type { Edition } from '../api/edition'
import { t } from '../i18n/language.svelte'
import type { SignName } from './signPaths'

/**
 * The place of a rule in the rule book: the slot under which a campaign stores its text, and a
 * sign. The server sends the text only once the rule is in play.
 */
interface Printed {
  slot: string
  sign: SignName
}

/** Rules by the name of their claim step. */
const claimSteps: Record<string, Printed> = {
  hazard: { slot: 'H', sign: 'skull' },
  'pool-dues': { slot: 'I', sign: 'chest' },
  snowbound: { slot: 'J', sign: 'snow' },
  deliver: { slot: 'K', sign: 'crate' },
  load: { slot: 'L', sign: 'barrel' },
  survey: { slot: 'M', sign: 'stake' },
  telegraph: { slot: 'N', sign: 'telegraph' },
  'eating-houses': { slot: 'O', sign: 'house' },
  watch: { slot: 'P', sign: 'watch' },
  cards: { slot: 'Q', sign: 'postcard' },
}

/** Rules by the question that involves them. */
const asked: Record<string, string> = {
  crew: 'U',
  cards: 'Q',
  wage: 'B',
  privilege: 'E',
  stakes: 'M',
  second: 'G',
  hazard: 'H',
  deliver: 'K',
  load: 'L',
  wire: 'N',
  'wire-keep': 'N',
  dine: 'O',
  house: 'O',
  window: 'S',
}

/** Slots of rules without a question: they act on the table or in the final scoring. */
const unasked = ['A', 'C', 'D', 'F', 'R', 'T', 'V']

const signBySlot: Record<string, SignName> = {
  ...Object.fromEntries(Object.values(claimSteps).map(({ slot, sign }) => [slot, sign])),
  A: 'crate',
  B: 'crew',
  C: 'chest',
  D: 'snow',
  E: 'caboose',
  F: 'stake',
  G: 'double',
  R: 'limited',
  S: 'window',
  T: 'pennant',
  U: 'crew',
  V: 'pavilion',
  END4: 'postcard',
  END5: 'stake',
  END7: 'crew',
}
export const ruleSign = (slot: string): SignName => signBySlot[slot] ?? 'road'

/** The text of a rule in play. */
export const ruleAt = (edition: Edition, slot: string | undefined): CardText | undefined =>
  slot === undefined ? undefined : edition.campaign?.rules.find(({ id }) => id === slot)

export const ruleOfAsk = (edition: Edition, kind: string) => ruleAt(edition, asked[kind])
/** The rules in play that no question or step mentions. */
export const silent = (edition: Edition): CardText[] =>
  edition.campaign?.rules.filter(({ id }) => unasked.includes(id)) ?? []

/** A step that follows a claim, with its name. */
export interface StepName {
  number: number
  step: string
  name: string
  sign: SignName
  slot: string | undefined
}

/** The steps that follow a claim, by number, without those that only score points. */
export function stepsOf(edition: Edition): StepName[] {
  return edition.claim_steps.flatMap(({ step, number }): StepName[] => {
    if (step === 'company_bonus')
      return [{ number, step, name: t('effect-company-bonus'), sign: 'pennant', slot: undefined }]
    if (step === 'large_city')
      return [{ number, step, name: t('step-large-city'), sign: 'city', slot: undefined }]
    const printed = claimSteps[step]
    if (!printed) return []
    const name = ruleAt(edition, printed.slot)?.title ?? t('step-unnamed', { number })
    return [{ number, step, name, ...printed }]
  })
}
