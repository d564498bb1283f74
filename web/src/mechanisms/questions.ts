import type {
  Action,
  AnswerGain,
  AnswerInfo,
  AnswerSubject,
  Ask,
  Effect,
  QuestionInfo,
} from '$protocol'
import { eventOf } from '../i18n/events'
import { colorName, placeName, seatName, ticketName } from '../i18n/names'
import { listed, t } from '../i18n/language.svelte'
import { bargain } from './abilities'
import type { GameModel } from '../model/gameModel.svelte'
import { capital, crewName, crewWords, goodName, postcardName } from './mechanismNames'
import type { SignName } from './signPaths'
import { officeOf, some } from './extras'

/** A question asked by a card or mechanism, in words. */
export interface Asked {
  sign: SignName
  title: string
  /** The text of the card that asks, or the meaning of the answers. */
  about?: string | undefined
  /** Describes an answer that does not decline; by default its price and gains. */
  answer?: (answer: AnswerInfo) => Answered
  /** Text of the declining answer. */
  none?: string
}

export interface Answered {
  text: string
  /** An explanation of the answer, shown below it. */
  more?: string | undefined
}

export const numberOf = (action: Action) =>
  typeof action === 'object' && 'answer' in action ? action.answer : undefined

type Tagged = Exclude<Ask, string>
/** The tag of a question with data. */
type AskWord = Tagged extends infer Each ? (Each extends Tagged ? keyof Each : never) : never

/** A question with its context. */
interface Asking {
  model: GameModel
  question: QuestionInfo
  /** The first answer that does not decline. */
  yes: AnswerInfo | undefined
  seat: number
}

/** The first effect of this kind among the gains of an answer. */
function gained<Word extends string>(answer: AnswerInfo | undefined, word: Word) {
  const effects = (answer?.gains ?? []).flatMap((gain) =>
    typeof gain === 'object' && 'effect' in gain ? [gain.effect] : [],
  )
  return effects.find(
    (effect): effect is Extract<Effect, Record<Word, unknown>> =>
      typeof effect === 'object' && word in effect,
  )
}

/** The first gain of this kind among the gains of an answer. */
function given<Word extends string>(answer: AnswerInfo | undefined, word: Word) {
  return answer?.gains.find(
    (gain): gain is Extract<AnswerGain, Record<Word, unknown>> =>
      typeof gain === 'object' && word in gain,
  )
}

function about<Word extends string>(subject: AnswerSubject | null | undefined, word: Word) {
  type Found = Extract<AnswerSubject, Record<Word, unknown>>
  return subject && word in subject ? (subject as Found) : undefined
}

const coinsOf = (answer: AnswerInfo) => gained(answer, 'gain')?.gain ?? 0

const words: Partial<Record<AskWord, (asking: Asking) => Asked>> = {
  use: cardWords,
  choose: ({ model, question }) => {
    const { origin } = question
    const text =
      'postcard' in origin
        ? model.privateSides.side(origin.postcard)?.text
        : 'crew' in origin
          ? crewWords(model.edition, origin.crew)?.words.text
          : undefined
    return {
      sign: 'pennant',
      title: 'company' in origin ? t('question-choose-company') : t('question-choose'),
      about: text,
    }
  },
  crew: (asking) => {
    const { model, question, seat } = asking
    const crew = about(question.subject, 'crew')?.crew
    const uses = some(officeOf(model, seat)?.crew ?? []).find((hired) => hired.crew === crew)?.uses
    return {
      sign: 'crew',
      ...crewAbout(model, question),
      title: t('question-crew-of', { name: crewTitle(model, question) }),
      answer: () => ({ text: t('asks-crew-yes', { count: uses ?? 0 }) }),
    }
  },
  wage: ({ model, question, yes }) => {
    const coins = yes?.price.coins ?? 0
    return {
      sign: 'crew',
      ...crewAbout(model, question),
      title: t('question-wage-of', { name: crewTitle(model, question), coins }),
      answer: () => ({ text: t('pay-coins', { coins }) }),
      none: t('asks-wage-no'),
    }
  },
  cards: ({ model }) => ({
    sign: 'postcard',
    title: t('question-cards'),
    none: t('asks-cards-none'),
    answer: (answer) => {
      const number = about(answer.subject, 'postcard')?.postcard
      if (number === undefined) return { text: capital(bargain(answer)) }
      return {
        text: postcardName(model.edition, number),
        more: model.privateSides.side(number)?.text,
      }
    },
  }),
  privilege: () => ({ sign: 'caboose', title: t('question-privilege') }),
  stakes: ({ model, seat }) => ({
    sign: 'stake',
    title: t('question-stakes'),
    about: t('asks-stakes', { have: officeOf(model, seat)?.stakes ?? 0 }),
    answer: (answer) => ({
      text: t('asks-stakes-yes', {
        count: answer.price.stakes,
        cards: gained(answer, 'free')?.free ?? 0,
      }),
    }),
  }),
  second: () => ({
    sign: 'double',
    title: t('question-second'),
    about: t('asks-second'),
    none: t('asks-second-no'),
  }),
  hazard: ({ model, yes }) => {
    const skulls = model.shown.view.open.extras?.claim?.skulls ?? 0
    const { win = 0, lose = 0 } = given(yes, 'wager')?.wager ?? {}
    return {
      sign: 'skull',
      title: t('asks-hazard', { skulls }),
      about: t('asks-hazard-about', { won: win, lost: lose }),
      answer: () => ({ text: t('asks-hazard-yes', { skulls }) }),
    }
  },
  deliver: ({ model }) => ({
    sign: 'crate',
    title: t('question-deliver'),
    none: t('asks-deliver-none'),
    answer: (answer) => {
      const token = about(answer.subject, 'token')?.token
      return {
        text: capital(
          t('asks-deliver', {
            ...tokenWords(model, token),
            coins: coinsOf(answer),
          }),
        ),
      }
    },
  }),
  load: ({ model, question, seat }) => {
    const { edition } = model
    const token = about(question.subject, 'token')?.token
    const good = edition.goods[token?.good ?? -1]?.name ?? ''
    const wanting = edition.places.flatMap(({ demand }, at) =>
      demand.includes(good) ? [placeName(edition, at)] : [],
    )
    return {
      sign: 'barrel',
      title: t('question-load-of', tokenWords(model, token)),
      about: t('asks-load-about', {
        places: listed(wanting),
        held: some(officeOf(model, seat)?.freight ?? []).length,
        cost: edition.amounts!.undelivered,
      }),
      answer: () => ({ text: t('asks-load-yes') }),
    }
  },
  wire: ({ yes }) => {
    const coins = yes?.price.coins ?? 0
    const { cards = 0, keep = 0 } = given(yes, 'look')?.look ?? {}
    return {
      sign: 'telegraph',
      title: t('question-wire-for', { coins }),
      about: t('asks-wire-about', { cards, keep }),
      answer: () => ({ text: t('pay-coins', { coins }) }),
    }
  },
  'wire-keep': () => ({
    sign: 'telegraph',
    title: t('question-wire-keep'),
    answer: ({ subject }) => ({ text: colorName(about(subject, 'card')?.card ?? '') }),
  }),
  dine: ({ model, yes }) => ({
    sign: 'house',
    title: t('question-dine'),
    about: t('asks-dine-about', { count: gained(yes, 'draw')?.draw ?? 0 }),
    answer: ({ price, subject }) => {
      const { place, owner } = about(subject, 'house')!.house
      return {
        text: t(price.coins ? 'asks-dine' : 'asks-dine-free', {
          place: placeName(model.edition, place),
          coins: price.coins,
          owner: owner === null ? '' : seatName(model.info.seats, owner),
        }),
      }
    },
  }),
  house: ({ model, seat }) => ({
    sign: 'house',
    title: t('question-house'),
    about: t('asks-house-about', {
      left: (officeOf(model, seat)?.houses ?? []).filter((house) => house === null).length,
    }),
    answer: ({ price, subject }) => ({
      text: t('asks-house', {
        place: placeName(model.edition, about(subject, 'house')!.house.place),
        coins: price.coins,
      }),
    }),
  }),
  window: ({ model }) => ({
    sign: 'window',
    title: t('question-window'),
    about: t('asks-window-about'),
    none: t('asks-window-none'),
    answer: ({ subject }) => {
      const { ticket } = about(subject, 'ticket')!
      return {
        text: t('asks-window', {
          ticket: ticketName(model.edition, ticket),
          value: model.edition.tickets[ticket]!.value,
        }),
      }
    },
  }),
}

/** Describes a question in words. */
export function askWords(model: GameModel, question: QuestionInfo): Asked {
  const { ask, answers } = question
  const [word, to] = (typeof ask === 'string' ? [ask] : Object.entries(ask)[0]!) as [
    AskWord,
    number | [number, ...unknown[]] | undefined,
  ]
  const seat = Array.isArray(to) ? to[0] : (to ?? 0)
  const yes = answers.find(({ declines }) => !declines)
  const asking = { model, question, yes, seat }
  return words[word]?.(asking) ?? cardWords(asking)
}

/** Describes an answer. */
export function answeredWords(asked: Asked, answer: AnswerInfo): Answered {
  if (answer.declines) return { text: asked.none ?? t('answer-no') }
  return asked.answer?.(answer) ?? { text: capital(bargain(answer)) }
}

/** Describes the question whether to use a card at its price. */
function cardWords({ model, question: { origin } }: Asking): Asked {
  const { edition } = model
  if ('event' in origin) {
    const { title, text } = eventOf(edition, origin.event)!
    return { sign: 'news', title, about: text }
  }
  if ('crew' in origin)
    return {
      sign: 'crew',
      title: crewName(edition, origin.crew),
      about: crewWords(edition, origin.crew)?.words.text,
    }
  return { sign: 'postcard', title: t('question-use') }
}

const crewTitle = ({ edition }: GameModel, { subject }: QuestionInfo) =>
  crewName(edition, about(subject, 'crew')?.crew ?? -1)

const crewAbout = ({ edition }: GameModel, { subject }: QuestionInfo) => ({
  about: crewWords(edition, about(subject, 'crew')?.crew ?? -1)?.words.text,
})

const tokenWords = ({ edition }: GameModel, token?: { from: number; good: number }) => ({
  good: goodName(edition.goods[token?.good ?? -1]?.name ?? ''),
  place: token ? placeName(edition, token.from) : '',
})
