import { mount } from 'svelte'
import App from './App.svelte'
import { myself } from '../account/me.svelte'
import { settings } from './settings.svelte'
import { setLanguage } from '../i18n/language.svelte'
import '@fontsource-variable/fraunces/wght.css'
import './tokens.css'
import './base.css'

await Promise.all([setLanguage(settings.language), myself.load().catch(() => undefined)])
const target = document.getElementById('app')!
target.replaceChildren()
mount(App, { target })
