import type { Action, QuestionInfo } from '$protocol'
import type { GameModel } from '../model/gameModel.svelte'

/** How long it can be read that nothing can be answered but no, in milliseconds. */
export const READ = 1400

/**
 * The one answer that is possible where a question is put for form's sake: so that nobody can tell from it what somebody
 * holds, all are asked whether they use a card, also those who cannot.
 */
export function forcedAnswer(question: QuestionInfo | undefined): Action | undefined {
  const [only, ...others] = question?.answers ?? []
  return only?.declines && !others.length ? only.action : undefined
}

/** Says no by itself where nothing else can be said, after it could be read. To be called while a component is made. */
export function answersForced(model: GameModel) {
  // Timer: answer once the question could be read.
  $effect(() => {
    const only = forcedAnswer(model.question)
    if (!only) return
    const timer = setTimeout(() => model.act(only), READ)
    return () => clearTimeout(timer)
  })
}
