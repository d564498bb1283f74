import type { AuditRow, CampaignView, FinalAudit } from '$protocol'
import { listed, t } from '../i18n/language.svelte'
import type { PlainMessageId } from '../i18n/messages'
import { companyName, dollars } from './companies'
import { playedGames, yearOf } from './journal'

/** An award of the charter, for the company with the most. */
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
  postcards: 'camp-count-postcards',
  cut_offs: 'camp-count-cut-offs',
} as const

/** The entry of a company in a line; empty if there is none. */
export function entryOf(view: Told, line: VaultLine, book: AuditRow): string {
  if (line.kind === 'counts')
    return t(countMessages[line.ribbon], { count: book.counts[line.ribbon] })
  if (line.kind === 'total') return dollars(book.total)
  const added = addedBy(view, line, book)
  return added > 0 ? dollars(added) : ''
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

/** The pack's words for a line: its title and its sentence. The sentence of a ribbon names its winners. */
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
    case 'year':
      return said('slips', [String(yearOf(view, line.game) ?? '')])
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
