import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'
import type { MessageId, Messages, PlainMessageId } from './messages'

/** The available languages by their own names; each has a folder in `data/words`. */
export const languages = { en: 'English', de: 'Deutsch', fr: 'Français' } as const
export type LanguageCode = keyof typeof languages

/** Each language is a separate file, fetched on demand. */
const texts: Record<LanguageCode, () => Promise<{ default: string }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  fr: () => import('./fr'),
}

/** Messages that only a few screens use are fetched with the first of those screens. */
const apart = import.meta.glob<string>(
  '../../../data/words/*/{camp*,help,lesson,maps,privacy,rules,rulings}.ftl',
  { query: '?raw', import: 'default' },
)
/**
 * The message areas that screens have requested, each with the promise of its load. The names of an
 * area's files begin with the name of the area.
 */
const requested = new Map<string, Promise<void>>()

/** The texts of all requested areas in a language. */
function extraTexts(wanted: LanguageCode): Promise<string[]> {
  const files = Object.entries(apart).filter(([path]) =>
    [...requested.keys()].some((area) => path.includes(`/${wanted}/${area}`)),
  )
  return Promise.all(files.map(([, fetched]) => fetched()))
}

export const isLanguage = (word: string): word is LanguageCode => word in languages

/** The first available language that the reader prefers. */
export const preferred = (wanted: readonly string[]): LanguageCode =>
  wanted.map((word) => word.slice(0, 2)).find(isLanguage) ?? 'en'

let language: LanguageCode = $state('en')
let bundle: FluentBundle | undefined = $state.raw()

export async function setLanguage(wanted: LanguageCode): Promise<void> {
  const made = new FluentBundle(wanted, { useIsolating: false })
  const [{ default: common }, more] = await Promise.all([texts[wanted](), extraTexts(wanted)])
  const errors = [common, ...more].flatMap((text) => made.addResource(new FluentResource(text)))
  if (errors.length) throw errors[0]
  language = wanted
  bundle = made
  document.documentElement.lang = wanted
}

/** Fetches the messages for an area that only some screens need. */
export function loadMessages(area: string): Promise<void> {
  const had = requested.get(area)
  if (had) return had
  const loading = Promise.resolve().then(() => setLanguage(untrack(() => language)))
  requested.set(area, loading)
  loading.catch(() => requested.delete(area))
  return loading
}

/** Fetches a component together with the messages that only it uses. */
export const withMessages = async <Fetched>(component: Promise<Fetched>, ...areas: string[]) =>
  (await Promise.all([component, ...areas.map(loadMessages)]))[0]

/** The current language. */
export const currentLanguage = () => language

export type Args = Record<string, FluentVariable>

/**
 * Removes a full stop after another closing mark, since a message may end with a title such as
 * "Extra! Extra!".
 */
export const singleStops = (text: string) => text.replace(/([!?…])\.(?=\s|$)/g, '$1')

/** Puts a minus sign, as wide as a plus sign, before negative numbers, where number formats put a hyphen. */
const minusSigns = (text: string) => text.replace(/(?<![\w)])-(?=\d)/g, '−')

/** The variables of a message; for a union of messages, the variables of all of them. */
type Wanted<Id extends MessageId> = [Messages[Id]] extends [never]
  ? [args?: Args]
  : [args: Readonly<Record<Messages[Id], FluentVariable>>]

/** The text of a message in the current language. */
export function t<Id extends MessageId>(id: Id, ...[args]: Wanted<Id>): string {
  const pattern = bundle?.getMessage(id)?.value
  if (!bundle || !pattern) return id
  return singleStops(minusSigns(bundle.formatPattern(pattern, args)))
}

/** The message for a word from the server; undefined if the page has none. */
export const messageOf = <Id extends MessageId>(
  ids: Readonly<Record<string, Id>>,
  word: string,
): Id | undefined => (Object.hasOwn(ids, word) ? ids[word] : undefined)

/** The text for a word from the server; without a message, the word itself or the given text. */
export function textOf(
  ids: Readonly<Record<string, PlainMessageId>>,
  word: string,
  otherwise = word,
): string {
  const id = messageOf(ids, word)
  return id ? t(id) : otherwise
}

/** A number in the reader's format. */
export const numeral = (value: number, options?: Intl.NumberFormatOptions) =>
  minusSigns(new Intl.NumberFormat(language, options).format(value))

/** Joins a list of words according to the conventions of the language. */
export const listed = (words: string[]) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(words)

/** The character before a colon or semicolon: a no-break space in French. */
const gap = () => (language === 'fr' ? '\u00a0' : '')

/** Joins parts that contain commas. */
export const listedParts = (parts: string[]) => parts.join(`${gap()}; `)

/** A text after its label. */
export const labelled = (label: string, text: string) => `${label}${gap()}: ${text}`
