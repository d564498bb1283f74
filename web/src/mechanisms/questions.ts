import type { Action, Ask } from '$protocol'
import { colorName, placeName, seatName, ticketName } from '../i18n/names'
import { listed, t } from '../i18n/language.svelte'
import { bargain, deedOf, effectWords } from './deeds'
import type { GameModel } from '../model/gameModel.svelte'
import { capital, crewName, crewWords, deedOwner, goodName, postcardName } from './mechanismNames'
import type { SignName } from './signPaths'
import { extrasOf, officeOf, some } from './extras'

/** A campaign question in words. */
export interface Asked {
  sign: SignName
  title: string
  /** The text of the card that asks, or the meaning of the answers. */
  about?: string | undefined
  /** The words of an answer. */
  answer: (answer: number) => Answered
}

export interface Answered {
  text: string
  /** Its meaning, below. */
  more?: string | undefined
}

/** Questions answered by a number, by name. */
const kinds = [
  'use',
  'choose',
  'crew',
  'cards',
  'wage',
  'privilege',
  'stakes',
  'second',
  'hazard',
  'deliver',
  'load',
  'wire',
  'wire-keep',
  'dine',
  'house',
  'window',
]

/** Whether this question occurs only in campaign games. */
export const isLinked = (asked: Ask | null): asked is Exclude<Ask, string> =>
  asked !== null && typeof asked === 'object' && kinds.includes(Object.keys(asked)[0]!)

export const numberOf = (action: Action) =>
  typeof action === 'object' && 'answer' in action ? action.answer : undefined

/** Prices of the basic rules; events may change them. */
const PRICES = { wire: 2, dine: 1, house: 2, skull: { won: 2, lost: 3 }, stakes: 2 }

/**
 * The number of times the current event and the active crew change a rule for a seat in this way.
 */
function changed(model: GameModel, seat: number, word: string): number {
  const { edition } = model
  const event = extrasOf(model)?.event
  const found = event === null || event === undefined ? undefined : edition.events[event]
  const crew = some(officeOf(model, seat)?.crew ?? []).filter(
    ({ crew, paid }) => paid && edition.crew[crew]?.changes?.includes(word),
  )
  return (found?.active ? found.does.split(word).length - 1 : 0) + crew.length
}

const no = (text = t('answer-no')): Answered => ({ text })
const yesOr = (yes: Answered, none?: string) => (answer: number) => (answer === 0 ? no(none) : yes)

export function askWords(model: GameModel, asked: Exclude<Ask, string>): Asked {
  const { edition } = model
  const extras = extrasOf(model)
  const claim = extras?.claim
  const route = claim ? edition.routes[claim.claim.route] : undefined
  const end = (answer: number) => route?.places[answer - 1]
  const two = model.info.seats.length === 2
  if ('use' in asked) return useOf(model, asked.use[1])
  if ('choose' in asked) return chooseOf(model, asked.choose[1])
  if ('crew' in asked) {
    const hired = officeOf(model, asked.crew[0])?.crew[asked.crew[1]]
    const words = hired ? crewWords(edition, hired.crew)?.words : undefined
    return {
      sign: 'crew',
      title: t('asks-crew', { name: words?.title ?? t('crew-somebody') }),
      about: words?.text,
      answer: yesOr({ text: t('asks-crew-yes', { count: hired?.uses ?? 0 }) }),
    }
  }
  if ('wage' in asked) {
    const hired = officeOf(model, asked.wage[0])?.crew[asked.wage[1]]
    const wage = hired ? edition.crew[hired.crew]!.wage : 0
    const words = hired ? crewWords(edition, hired.crew)?.words : undefined
    return {
      sign: 'crew',
      title: t('asks-wage', { name: words?.title ?? t('crew-somebody'), coins: wage }),
      about: words?.text,
      answer: yesOr({ text: t('pay-coins', { coins: wage }) }, t('asks-wage-no')),
    }
  }
  if ('cards' in asked) {
    const held = officeOf(model, asked.cards[0])?.postcards ?? []
    return {
      sign: 'postcard',
      title: t('ask-cards'),
      answer: (answer) => {
        const card = held[answer - 1]
        if (answer === 0 || !card) return no(t('asks-cards-none'))
        return {
          text: postcardName(edition, card[0]),
          more: model.privateSides.side(card[0])?.text,
        }
      },
    }
  }
  if ('privilege' in asked)
    return {
      sign: 'caboose',
      title: t('ask-privilege'),
      answer: (answer) => ({ text: t(answer === 0 ? 'answer-two-cards' : 'answer-three-dollars') }),
    }
  if ('stakes' in asked)
    return {
      sign: 'stake',
      title: t('ask-stakes'),
      about: t('asks-stakes', { have: officeOf(model, asked.stakes)?.stakes ?? 0 }),
      answer: yesOr({ text: t('asks-stakes-yes', { count: PRICES.stakes }) }),
    }
  if ('second' in asked)
    return {
      sign: 'double',
      title: t('ask-second'),
      about: t('asks-second'),
      answer: () => no(t('asks-second-no')),
    }
  if ('hazard' in asked) {
    const skulls = claim?.skulls ?? 0
    return {
      sign: 'skull',
      title: t('asks-hazard', { skulls }),
      about: t('asks-hazard-about', {
        won: PRICES.skull.won * skulls,
        lost: changed(model, asked.hazard, 'hazard_safe') ? 0 : PRICES.skull.lost * skulls,
      }),
      answer: yesOr({ text: t('asks-hazard-yes', { skulls }) }),
    }
  }
  if ('deliver' in asked) {
    const tokens = officeOf(model, asked.deliver)?.freight ?? []
    return {
      sign: 'crate',
      title: t('ask-deliver'),
      answer: (answer) => {
        const from = tokens[answer - 1]
        const good = from === null || from === undefined ? undefined : edition.places[from]!.supply
        if (answer === 0 || !good) return no(t('asks-deliver-none'))
        const coins =
          (edition.goods.find(({ name }) => name === good)?.price ?? 0) +
          changed(model, asked.deliver, 'freight_pay+1')
        return {
          text: capital(
            t('asks-deliver', { good: goodName(good), place: placeName(edition, from!), coins }),
          ),
        }
      },
    }
  }
  if ('load' in asked) {
    const place = asked.load[1]
    const good = edition.places[place]!.supply ?? ''
    const wanting = edition.places.flatMap(({ demand }, at) =>
      demand.includes(good) ? [placeName(edition, at)] : [],
    )
    return {
      sign: 'barrel',
      title: t('asks-load', { good: goodName(good), place: placeName(edition, place) }),
      about: t('asks-load-about', {
        places: listed(wanting),
        held: some(officeOf(model, asked.load[0])?.freight ?? []).length,
      }),
      answer: yesOr({ text: t('asks-load-yes') }),
    }
  }
  if ('wire' in asked) {
    const coins = PRICES.wire + changed(model, asked.wire, 'wire_cost+1')
    return {
      sign: 'telegraph',
      title: t('asks-wire', { coins }),
      about: t('asks-wire-about'),
      answer: yesOr({ text: t('pay-coins', { coins }) }),
    }
  }
  if ('wire-keep' in asked)
    return {
      sign: 'telegraph',
      title: t('ask-wire-keep'),
      answer: (answer) => ({
        text: model.own?.wire[answer]
          ? colorName(model.own.wire[answer]!)
          : t('answer-card', { number: answer + 1 }),
      }),
    }
  if ('dine' in asked) {
    const free = changed(model, asked.dine, 'dine_free') > 0
    return {
      sign: 'house',
      title: t('ask-dine'),
      about: t('asks-dine-about'),
      answer: (answer) => {
        const place = end(answer)
        if (place === undefined) return no()
        const owner = extras?.desks.findIndex(({ houses }) => houses.includes(place)) ?? -1
        const text = t(free ? 'asks-dine-free' : 'asks-dine', {
          place: placeName(edition, place),
          coins: PRICES.dine,
          owner: owner < 0 ? '' : seatName(model.info.seats, owner),
        })
        return { text }
      },
    }
  }
  if ('house' in asked) {
    const coins = two ? 1 : PRICES.house
    return {
      sign: 'house',
      title: t('ask-house'),
      about: t('asks-house-about', {
        left: 2 - some(officeOf(model, asked.house)?.houses ?? []).length,
      }),
      answer: (answer) => {
        const place = end(answer)
        return place === undefined
          ? no()
          : { text: t('asks-house', { place: placeName(edition, place), coins }) }
      },
    }
  }
  const slots = extras?.window ?? []
  return {
    sign: 'window',
    title: t('ask-window'),
    about: t('asks-window-about'),
    answer: (answer) => {
      const ticket = slots[answer - 1]
      if (answer === 0 || ticket === null || ticket === undefined) return no(t('asks-window-none'))
      return {
        text: t('asks-window', {
          ticket: ticketName(edition, ticket),
          value: edition.tickets[ticket]!.value,
        }),
      }
    },
  }
}

/** Using a card at its price. */
function useOf(model: GameModel, deed: number): Asked {
  const { edition } = model
  const owner = deedOwner(edition, deed)
  if (owner?.of === 'event') {
    const { title, text, does } = edition.events[owner.event]!
    return { sign: 'news', title, about: text, answer: yesOr({ text: bargain(deedOf(does)) }) }
  }
  const [sign, title, about]: [SignName, string, string | undefined] =
    owner?.of === 'crew'
      ? ['crew', crewName(edition, owner.crew), crewWords(edition, owner.crew)?.words.text]
      : ['postcard', t('ask-use'), undefined]
  return { sign, title, about, answer: yesOr({ text: t('answer-yes') }) }
}

/** Choosing one of two effects. */
function chooseOf(model: GameModel, deed: number): Asked {
  const { edition } = model
  const owner = deedOwner(edition, deed)
  const does =
    owner?.of === 'event'
      ? edition.events[owner.event]!.does
      : owner?.of === 'company'
        ? edition.companies[owner.company]!.does
        : ''
  const acts = deedOf(does).acts.find((either) => either.length > 1)
  const title = owner?.of === 'company' ? t('asks-choose-company') : t('ask-choose')
  const about =
    owner?.of === 'postcard'
      ? model.privateSides.side(owner.number)?.text
      : owner?.of === 'crew'
        ? crewWords(edition, owner.crew)?.words.text
        : undefined
  return {
    sign: 'pennant',
    title,
    about,
    answer: (answer) => ({
      text: acts?.[answer]
        ? effectWords(acts[answer]!)
        : t(answer === 0 ? 'asks-first' : 'asks-other'),
    }),
  }
}
