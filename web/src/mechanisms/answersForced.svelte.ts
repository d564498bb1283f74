import type { Desk } from '../model/gameModel.svelte'
import { forcedAnswer, READ } from './forced'

/** Says no by itself where nothing else can be said, after it could be read. To be called while a component is made. */
export function answersForced(desk: Desk) {
  $effect(() => {
    const only = forcedAnswer(desk.shown.asked, desk.choices)
    if (!only) return
    const timer = setTimeout(() => desk.act(only), READ)
    return () => clearTimeout(timer)
  })
}
