import type { AuditRow, CampaignView, FinalAudit } from '$protocol'
import { listed, t } from '../i18n/language.svelte'
import type { PlainMessageId } from '../i18n/messages'
import { companyName, dollars } from './companies'
import { playedGames, yearOf } from './journal'

/** An award of the charter for the company with the highest count. */
export type Ribbon = 'games_won' | 'tickets' | 'postcards' | 'cut_offs'
const ribbons: Ribbon[] = ['games_won', 'tickets', 'postcards', 'cut_offs']

/** A line of the books, which opens for all companies at once. */
export type VaultLine =
  | { kind: 'year'; game: number }
  | { kind: 'certificates' }
  | { kind: 'missed'; company: string }
  | { kind: 'counts'; ribbon: Ribbon }
  | { kind: 'ribbon'; ribbon: Ribbon }
  | { kind: 'tie' }
  | { kind: 'total' }

type Told = Pick<CampaignView, 'companies' | 'journal' | 'calendar'> & {
  audit_texts?: CampaignView['audit_texts']
}

/**
 * The slips year by year, the other papers, each ribbon after its counts, the tie-break if there is
 * a tie, and finally the sum.
 */
export function auditLines(view: Told, { books }: FinalAudit): VaultLine[] {
  const [first, second] = books
  return [
    ...playedGames(view.journal)
      .filter(({ slips }) => slips.length)
      .map(({ game }): VaultLine => ({ kind: 'year', game })),
    ...(books.some(({ certificates }) => certificates) ? [{ kind: 'certificates' } as const] : []),
    ...books
      .filter(({ missed }) => missed)
      .map(({ company }): VaultLine => ({ kind: 'missed', company })),
    ...ribbons.flatMap((ribbon): VaultLine[] => [
      { kind: 'counts', ribbon },
      { kind: 'ribbon', ribbon },
    ]),
    ...(second && first!.total === second.total ? [{ kind: 'tie' } as const] : []),
    { kind: 'total' },
  ]
}

const slipOf = (view: Told, company: string, game: number) =>
  playedGames(view.journal)
    .find((each) => each.game === game)
    ?.slips.find((slip) => slip.company === company)?.dollars ?? 0

/** The dollars that a line adds to a company's books. */
export function addedBy(view: Told, line: VaultLine, book: AuditRow): number {
  switch (line.kind) {
    case 'year':
      return slipOf(view, book.company, line.game)
    case 'certificates':
      return book.certificates
    case 'missed':
      return line.company === book.company ? book.missed : 0
    case 'ribbon':
      return book.awards[line.ribbon]
    case 'counts':
    case 'tie':
    case 'total':
      return 0
  }
}

export const countMessages = {
  games_won: 'camp-count-games-won',
  tickets: 'camp-count-tickets',
  postcards: 'camp-count-finished',
  cut_offs: 'camp-count-cut-offs',
} as const

/**
 * The entry of a company in a line: a count, or the amount that the line adds together with the sum
 * so far.
 */
function entryOf(view: Told, line: VaultLine, book: AuditRow, sum: number): string {
  if (line.kind === 'counts')
    return t(countMessages[line.ribbon], { count: book.counts[line.ribbon] })
  const apart = line.kind === 'missed' && line.company !== book.company
  if (apart || line.kind === 'tie' || line.kind === 'total') return dollars(sum)
  return t('camp-audit-running', { added: dollars(addedBy(view, line, book)), sum: dollars(sum) })
}

/** A company's row in the opened part of the books. */
export interface VaultRow {
  company: string
  entry: string
  sum: number
  /** Whether the newest line puts the company ahead of everybody else. */
  leads: boolean
}

/**
 * The rows of the books after these lines, from last to first place in the last game. Companies
 * that missed that game come first.
 */
export function vaultRows(view: Told, { books }: FinalAudit, lines: VaultLine[]): VaultRow[] {
  const slips = playedGames(view.journal).at(-1)?.slips ?? []
  const place = (company: string) => {
    const at = slips.findIndex((slip) => slip.company === company)
    return at < 0 ? slips.length : at
  }
  const sumOf = (book: AuditRow, count: number) =>
    lines.slice(0, count).reduce((sum, line) => sum + addedBy(view, line, book), 0)
  /** The only company with the most dollars after some lines. */
  const leader = (count: number) => {
    const sums = books.map((book) => sumOf(book, count))
    const most = Math.max(...sums)
    return sums.filter((sum) => sum === most).length > 1 ? undefined : books[sums.indexOf(most)]
  }
  const now = leader(lines.length)
  const before = lines.map((_, count) => leader(count)).filter((each) => each)
  return [...books]
    .sort((a, b) => place(b.company) - place(a.company))
    .map((book) => {
      const sum = sumOf(book, lines.length)
      return {
        company: book.company,
        entry: entryOf(view, lines.at(-1)!, book, sum),
        sum,
        leads: book === now && before.length > 0 && before.at(-1) !== now,
      }
    })
}

/** Titles for packs that have no text for the audit. */
const plain: Record<string, PlainMessageId> = {
  slips: 'camp-audit-slips',
  certificates: 'camp-audit-certificates',
  missed: 'camp-audit-missed',
  games_won: 'camp-audit-games-won',
  tickets: 'camp-audit-tickets',
  postcards: 'camp-audit-postcards',
  cut_offs: 'camp-audit-cut-offs',
  total: 'camp-audit-total',
}

/**
 * The pack's texts for a line: its title and its sentence. Of the slips, only the first has a
 * sentence; the sentence of a ribbon names its winners.
 */
export function auditWords(
  view: Told,
  audit: FinalAudit,
  line: VaultLine,
): { title: string; text: string } {
  const said = (id: string, values: string[] = []) => {
    const words = view.audit_texts?.find((each) => each.id === id)
    const fallback = plain[id]
    if (!words) return { title: fallback ? t(fallback) : '', text: '' }
    return {
      title: words.title,
      text: values.reduce((text, value) => text.replace('{}', value), words.text),
    }
  }
  const name = (company: string) => companyName(view, company)
  switch (line.kind) {
    case 'year': {
      const words = said('slips', [String(yearOf(view, line.game) ?? '')])
      const first = playedGames(view.journal).find(({ slips }) => slips.length)
      return first?.game === line.game ? words : { ...words, text: '' }
    }
    case 'certificates':
      return said('certificates', [
        listed(
          audit.books
            .filter(({ certificates }) => certificates)
            .map(({ company, certificates }) => `${name(company)} ${dollars(certificates)}`),
        ),
      ])
    case 'missed': {
      const book = audit.books.find(({ company }) => company === line.company)!
      return said('missed', [String(book.counts.missed), dollars(book.missed)])
    }
    case 'counts':
      return { title: said(line.ribbon).title, text: '' }
    case 'ribbon': {
      const best = audit.books.filter(({ awards }) => awards[line.ribbon] > 0)
      if (!best.length) return said('nobody')
      return said(line.ribbon, [
        listed(best.map(({ company }) => name(company))),
        String(best[0]!.counts[line.ribbon]),
      ])
    }
    case 'tie':
      return said('tie')
    case 'total': {
      const [first] = audit.books
      return first ? said('total', [name(first.company), dollars(first.total)]) : said('total')
    }
  }
}
