import type { Action, Ask } from '$protocol'
import type { GameModel } from '../model/gameModel.svelte'
import { isLinked, numberOf } from './questions'

/** How long it can be read that nothing can be answered but no, in milliseconds. */
export const READ = 1400

/**
 * The one answer that is possible where a question is put for form's sake: so that nobody can tell from it what somebody
 * holds, all are asked whether they use a card, also those who cannot.
 */
export function forcedAnswer(asked: Ask | null, choices: Action[]): Action | undefined {
  const [only] = choices
  return isLinked(asked) && choices.length === 1 && only !== undefined && numberOf(only) === 0
    ? only
    : undefined
}

/** Says no by itself where nothing else can be said, after it could be read. To be called while a component is made. */
export function answersForced(model: GameModel) {
  // Timer: answer once the question could be read.
  $effect(() => {
    const only = forcedAnswer(model.shown.asked, model.choices)
    if (!only) return
    const timer = setTimeout(() => model.act(only), READ)
    return () => clearTimeout(timer)
  })
}
