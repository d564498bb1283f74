import { mount } from 'svelte'
import App from './App.svelte'
import { myself } from '../account/me.svelte'
import { here } from './address.svelte'
import { screens } from './screens'
import { settings } from './settings.svelte'
import { setLanguage } from '../i18n/language.svelte'
import '@fontsource-variable/fraunces/wght.css'
import './tokens.css'
import './base.css'

/** Milliseconds to wait for the typeface before the first text. */
const TYPEFACE = 100
/** Milliseconds after which a page that is still loading is on a slow line. */
const SLOW = 2000
/** Milliseconds for which the typeface then gives way to the code of the first game. */
const LATER = 8000

// Fetch the screen's code meanwhile. If that fails, the screen itself says so.
screens[here.parts[0] ?? '']?.code().catch(() => undefined)
await Promise.all([setLanguage(settings.language), myself.load().catch(() => undefined)])
if (performance.now() > SLOW) {
  // Without text in the typeface, it is not fetched.
  const { classList } = document.documentElement
  classList.add('plain')
  setTimeout(() => classList.remove('plain'), LATER)
} else {
  await Promise.race([
    document.fonts.load('1em "Fraunces Variable"').catch(() => undefined),
    new Promise((late) => setTimeout(late, TYPEFACE)),
  ])
}
const target = document.getElementById('app')!
target.replaceChildren()
mount(App, { target })
