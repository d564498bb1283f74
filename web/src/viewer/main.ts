import { mount } from 'svelte'
import '../look.css'
import Viewer from './Viewer.svelte'

mount(Viewer, { target: document.getElementById('app')! })
