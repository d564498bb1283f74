import type { Book, FinalAudit } from '$protocol'

/** A line of the books, as it is read out for all companies before the next. */
export interface AuditLine {
  name: 'slips' | 'certificates' | 'missed' | 'games-won' | 'tickets' | 'postcards' | 'cut-offs'
  /** Whether the charter gives it to whoever has the most. */
  award: boolean
  of: (book: Book) => number
}

const all: AuditLine[] = [
  { name: 'slips', award: false, of: (book) => book.slips },
  { name: 'certificates', award: false, of: (book) => book.certificates },
  { name: 'missed', award: false, of: (book) => book.missed },
  { name: 'games-won', award: true, of: (book) => book.awards.games_won },
  { name: 'tickets', award: true, of: (book) => book.awards.tickets },
  { name: 'postcards', award: true, of: (book) => book.awards.postcards },
  { name: 'cut-offs', award: true, of: (book) => book.awards.cut_offs },
]

/** The lines that say something, in the order in which they are read. */
export const auditLines = ({ books }: FinalAudit): AuditLine[] =>
  all.filter((line) => books.some((book) => line.of(book) > 0))
