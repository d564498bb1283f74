/** The bots offered to people; the server's other bots are for tournaments and tests. */
export const levels = ['easy', 'normal', 'hard', 'expert', 'master'] as const
export const characters = ['ada', 'bruno', 'mira', 'otto', 'felix'] as const

/** N different characters, starting with this one. */
export const company = (number: number, from = 0): string[] =>
  Array.from({ length: number }, (_, at) => characters[(from + at) % characters.length]!)
