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

/** Milliseconds to wait for the typeface. */
const TYPEFACE = 100

// Fetch the screen's code meanwhile. If that fails, the screen itself says so.
screens[here.parts[0] ?? '']?.code().catch(() => undefined)
await Promise.all([setLanguage(settings.language), myself.load().catch(() => undefined)])
// On a fast line, the typeface is there before the first text appears; a slow line first brings the code.
await Promise.race([
  document.fonts.load('1em "Fraunces Variable"').catch(() => undefined),
  new Promise((late) => setTimeout(late, TYPEFACE)),
])
const target = document.getElementById('app')!
target.replaceChildren()
mount(App, { target })
