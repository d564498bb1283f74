import type { Answer, Question } from '$protocol'

export type QuestionKind =
  'retire-event' | 'fork' | 'recall-event' | 'take-postcards' | 'retire-postcard' | 'build' | 'hire'

export const questionKind = (question: Question): QuestionKind =>
  typeof question === 'object' ? 'fork' : question

/** An answer as a short text, to tell it from the others. */
export const keyOf = (answer: Answer) => JSON.stringify(answer)
