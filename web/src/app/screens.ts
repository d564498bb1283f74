import type { Component } from 'svelte'
import { editions } from '../api/edition'
import { withMessages } from '../i18n/language.svelte'

interface Screen {
  code: () => Promise<{ default: Component }>
  /** The areas of messages that only this screen needs. */
  areas?: string[]
}

/**
 * Screens by the first segment of the path. Each is fetched when first shown: a link to a game needs
 * no lobby.
 */
export const screens: Record<string, Screen> = {
  '': {
    code: () => {
      // The home page cannot offer a game without them, so both are on their way together.
      editions().catch(() => undefined)
      return import('../lobby/HomeScreen.svelte')
    },
  },
  t: { code: () => import('../play/TableScreen.svelte') },
  hand: { code: () => import('../play/HandScreen.svelte') },
  r: { code: () => import('../results/replay/ReplayScreen.svelte') },
  new: { code: () => import('../lobby/NewTableScreen.svelte') },
  me: { code: () => import('../account/AccountScreen.svelte') },
  redeem: { code: () => import('../account/RedeemScreen.svelte') },
  maps: { code: () => import('../maps/MapsScreen.svelte'), areas: ['maps'] },
  rules: { code: () => import('../rules/RulesScreen.svelte'), areas: ['rules', 'rulings'] },
  settings: { code: () => import('./SettingsScreen.svelte') },
  learn: { code: () => import('../rules/lesson/LessonScreen.svelte'), areas: ['lesson'] },
  privacy: { code: () => import('../account/PrivacyScreen.svelte'), areas: ['privacy'] },
  c: { code: () => import('../campaign/CampaignScreen.svelte'), areas: ['camp'] },
}

/** Fetches a screen with its messages. */
export const fetched = ({ code, areas = [] }: Screen) => withMessages(code(), ...areas)
