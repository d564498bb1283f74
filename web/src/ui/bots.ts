/** The bots that people are offered; the others that a server has are for tournaments and tests. */
export const levels = ['easy', 'normal', 'hard', 'expert', 'master'] as const
export const characters = ['ada', 'bruno', 'mira', 'otto', 'felix'] as const

/** So many different characters, the one named first. */
export const company = (number: number, from = 0): string[] =>
  Array.from({ length: number }, (_, at) => characters[(from + at) % characters.length]!)
