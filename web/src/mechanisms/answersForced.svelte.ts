import type { Action, QuestionInfo } from '$protocol'
import type { GameModel } from '../model/gameModel.svelte'

/** Time to read that there is nothing to choose, in milliseconds. */
export const READ = 1400

/**
 * The only answer to a question without a real choice. All players are asked whether to use a card,
 * even those who have none, so that the question reveals nothing about their hands.
 */
export function forcedAnswer(question: QuestionInfo | undefined): Action | undefined {
  const [only, ...others] = question?.answers ?? []
  return only?.declines && !others.length ? only.action : undefined
}

/**
 * Declines automatically if nothing else is possible, after giving the player time to read. Call it
 * while a component is created.
 */
export function answersForced(model: GameModel) {
  // Timer: answer once the player has had time to read the question.
  $effect(() => {
    const only = forcedAnswer(model.question)
    if (!only) return
    const timer = setTimeout(() => model.act(only), READ)
    return () => clearTimeout(timer)
  })
}
