import { mount } from 'svelte'
import App from './App.svelte'
import { myself } from './me.svelte'
import { settings } from './settings.svelte'
import { speak } from './words/words.svelte'
import './look.css'
import './page.css'

await Promise.all([speak(settings.language), myself.load().catch(() => undefined)])
mount(App, { target: document.getElementById('app')! })
