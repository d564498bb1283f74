import { preferred, type LanguageCode } from '../i18n/language.svelte'

/** A person's settings on this device. */
export interface DeviceSettings {
  language: LanguageCode
  look: 'system' | 'light' | 'dark'
  /** `system` follows the system's preference. */
  motion: 'system' | 'less'
  /** How fast other players' moves are shown. */
  pace: 'slow' | 'normal' | 'fast' | 'at-once'
  /**
   * Seconds in which a claim can be cancelled before it is sent; 0 asks for confirmation instead.
   */
  countdown: number
  sound: boolean
  /** Whether the player was already asked about sound. */
  soundAsked: boolean
  /** Whether the explanation of the board's markings was shown during one of the player's turns. */
  legendSeen: boolean
  /** Volume of board sounds, and of calls such as "your turn"; 0 to 1. */
  moves: number
  calls: number
  /** Whether the browser may notify the player of their turn. */
  notify: boolean
}

const KEY = 'highball-settings'

const standard = (): DeviceSettings => ({
  language: preferred(navigator.languages),
  look: 'system',
  motion: 'system',
  pace: 'normal',
  countdown: 0,
  sound: false,
  soundAsked: false,
  legendSeen: false,
  moves: 0.5,
  calls: 0.7,
  notify: false,
})

function stored(): Partial<DeviceSettings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

export const settings: DeviceSettings = $state({ ...standard(), ...stored() })

/** Saves the settings; called once, from the outermost component. */
export function keepSettings() {
  // Document and local storage.
  $effect(() => {
    const { dataset } = document.documentElement
    dataset.look = settings.look
    dataset.motion = settings.motion
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // A browser without storage can still play.
    }
  })
}

/** Whether elements should jump into place instead of moving there. */
export const stillness = () =>
  settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches
