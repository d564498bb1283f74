import type { Action, Ask } from '$protocol'
import type { GameModel } from '../model/gameModel.svelte'
import { isLinked, numberOf } from './questions'

/** Time for reading that there is nothing to choose, in milliseconds. */
export const READ = 1400

/**
 * The only answer to a question asked for form's sake: all players are asked whether they use a
 * card, even those who cannot, so that the question reveals nothing about their hands.
 */
export function forcedAnswer(asked: Ask | null, choices: Action[]): Action | undefined {
  const [only] = choices
  return isLinked(asked) && choices.length === 1 && only !== undefined && numberOf(only) === 0
    ? only
    : undefined
}

/**
 * Declines automatically if nothing else is possible, after some time for reading. Call it while a
 * component is created.
 */
export function answersForced(model: GameModel) {
  // Timer: answer once the question could be read.
  $effect(() => {
    const only = forcedAnswer(model.shown.asked, model.choices)
    if (!only) return
    const timer = setTimeout(() => model.act(only), READ)
    return () => clearTimeout(timer)
  })
}
