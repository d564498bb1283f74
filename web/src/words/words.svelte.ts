import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

/** The languages there are; each has a folder in `data/words`, and says its own name. */
export const languages = { en: 'English', de: 'Deutsch', fr: 'Français' } as const
export type Language = keyof typeof languages

/** Each language is a file of its own that is fetched when it is wanted. */
const texts: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  fr: () => import('./fr'),
}

export const isLanguage = (word: string): word is Language => word in languages

/** The first of the reader's languages that there is. */
export const preferred = (wanted: readonly string[]): Language =>
  wanted.map((word) => word.slice(0, 2)).find(isLanguage) ?? 'en'

let language: Language = $state('en')
let bundle: FluentBundle | undefined = $state.raw()

export async function speak(wanted: Language): Promise<void> {
  const made = new FluentBundle(wanted, { useIsolating: false })
  const errors = made.addResource(new FluentResource((await texts[wanted]()).default))
  if (errors.length) throw errors[0]
  language = wanted
  bundle = made
  document.documentElement.lang = wanted
}

/** The language that is spoken now. */
export const spoken = () => language

export type Args = Record<string, FluentVariable>

/** The message with this id, in the language that is spoken. */
export function t(id: string, args?: Args): string {
  const pattern = bundle?.getMessage(id)?.value
  if (!bundle || !pattern) return id
  return bundle.formatPattern(pattern, args)
}

/** Whether there is such a message: for ids that are made of words from the server. */
export const known = (id: string) => bundle?.hasMessage(id) ?? false

/** A list of words as the language joins them. */
export const listed = (words: string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(words)
