import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'

/** The languages there are; each has a folder in `data/words`, and says its own name. */
export const languages = { en: 'English', de: 'Deutsch', fr: 'Français' } as const
export type Language = keyof typeof languages

/** Each language is a file of its own that is fetched when it is wanted. */
const texts: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  fr: () => import('./fr'),
}

/** Words that only a few screens say come with the first of those screens. */
const apart = import.meta.glob<string>('../../../data/words/*/campaign*.ftl', {
  query: '?raw',
  import: 'default',
})
/** The areas that such screens have asked for, until they are there: their files begin with these words. */
const learnt = new Map<string, Promise<void>>()

/** The texts of all areas that were asked for, in a language. */
function learntTexts(wanted: Language): Promise<string[]> {
  const files = Object.entries(apart).filter(([path]) =>
    [...learnt.keys()].some((area) => path.includes(`/${wanted}/${area}`)),
  )
  return Promise.all(files.map(([, fetched]) => fetched()))
}

export const isLanguage = (word: string): word is Language => word in languages

/** The first of the reader's languages that there is. */
export const preferred = (wanted: readonly string[]): Language =>
  wanted.map((word) => word.slice(0, 2)).find(isLanguage) ?? 'en'

let language: Language = $state('en')
let bundle: FluentBundle | undefined = $state.raw()

export async function speak(wanted: Language): Promise<void> {
  const made = new FluentBundle(wanted, { useIsolating: false })
  const [{ default: common }, more] = await Promise.all([texts[wanted](), learntTexts(wanted)])
  const errors = [common, ...more].flatMap((text) => made.addResource(new FluentResource(text)))
  if (errors.length) throw errors[0]
  language = wanted
  bundle = made
  document.documentElement.lang = wanted
}

/** Fetches the words of an area that are not among those of every screen. */
export function learn(area: string): Promise<void> {
  const had = learnt.get(area)
  if (had) return had
  const learning = Promise.resolve().then(() => speak(untrack(() => language)))
  learnt.set(area, learning)
  learning.catch(() => learnt.delete(area))
  return learning
}

/** The language that is spoken now. */
export const spoken = () => language

export type Args = Record<string, FluentVariable>

/** Without a full stop behind a mark that ends a sentence itself: a message may close with a title such as "Extra! Extra!". */
const singleStops = (text: string) => text.replace(/([!?…])\.(?=\s|$)/g, '$1')

/** The message with this id, in the language that is spoken. */
export function t(id: string, args?: Args): string {
  const pattern = bundle?.getMessage(id)?.value
  if (!bundle || !pattern) return id
  return singleStops(bundle.formatPattern(pattern, args))
}

/** Whether there is such a message: for ids that are made of words from the server. */
export const known = (id: string) => bundle?.hasMessage(id) ?? false

/** A list of words as the language joins them. */
export const listed = (words: string[]) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(words)
