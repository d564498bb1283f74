import { textOf } from '../i18n/language.svelte'
import type { PlainMessageId } from '../i18n/messages'

const botAboutMessages: Record<string, PlainMessageId> = {
  easy: 'bot-about-easy',
  normal: 'bot-about-normal',
  hard: 'bot-about-hard',
  expert: 'bot-about-expert',
  master: 'bot-about-master',
  ada: 'bot-about-ada',
  bruno: 'bot-about-bruno',
  mira: 'bot-about-mira',
  otto: 'bot-about-otto',
  felix: 'bot-about-felix',
}

/** A bot's playing style. */
export const botAbout = (bot: string) => textOf(botAboutMessages, bot)
