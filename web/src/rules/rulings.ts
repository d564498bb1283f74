import type { PlainMessageId } from '../i18n/messages'

/** A ruling for a map: its ids, such as "R-43, R-61", and its text. */
export interface Ruling {
  ids: string
  text: string
}

/** Parses a map's rulings (`rulings.md`): a list with bold ids, long lines wrapped. */
export function rulingsOf(markdown: string): Ruling[] {
  return markdown
    .split(/^- /m)
    .slice(1)
    .flatMap((item) => {
      const [, ids, text] = /^\*\*(.+?)\*\*\s+([\s\S]+)$/.exec(item.trim()) ?? []
      return ids && text ? [{ ids, text: text.replace(/\s+/g, ' ') }] : []
    })
}

/** The part of a message id that names a ruling. */
export const rulingKey = (ids: string) => ids.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** Rulings in the reader's language, by key; some differ on one map. */
export const rulingMessages: Record<string, PlainMessageId> = {
  'r-01': 'ruling-r-01',
  'r-02': 'ruling-r-02',
  'r-03': 'ruling-r-03',
  'r-04-germany': 'ruling-r-04-germany',
  'r-04-usa': 'ruling-r-04-usa',
  'r-05': 'ruling-r-05',
  'r-06': 'ruling-r-06',
  'r-07': 'ruling-r-07',
  'r-08': 'ruling-r-08',
  'r-09': 'ruling-r-09',
  'r-10': 'ruling-r-10',
  'r-11': 'ruling-r-11',
  'r-12-germany': 'ruling-r-12-germany',
  'r-12-usa': 'ruling-r-12-usa',
  'r-13': 'ruling-r-13',
  'r-14': 'ruling-r-14',
  'r-15': 'ruling-r-15',
  'r-16-germany': 'ruling-r-16-germany',
  'r-16-usa': 'ruling-r-16-usa',
  'r-17-germany': 'ruling-r-17-germany',
  'r-17-usa': 'ruling-r-17-usa',
  'r-18': 'ruling-r-18',
  'r-19': 'ruling-r-19',
  'r-20': 'ruling-r-20',
  'r-21': 'ruling-r-21',
  'r-22': 'ruling-r-22',
  'r-23-germany': 'ruling-r-23-germany',
  'r-23-usa': 'ruling-r-23-usa',
  'r-24': 'ruling-r-24',
  'r-25': 'ruling-r-25',
  'r-26': 'ruling-r-26',
  'r-27': 'ruling-r-27',
  'r-28': 'ruling-r-28',
  'r-29': 'ruling-r-29',
  'r-30-germany': 'ruling-r-30-germany',
  'r-30-usa': 'ruling-r-30-usa',
  'r-31': 'ruling-r-31',
  'r-32': 'ruling-r-32',
  'r-33': 'ruling-r-33',
  'r-34': 'ruling-r-34',
  'r-35': 'ruling-r-35',
  'r-36': 'ruling-r-36',
  'r-37': 'ruling-r-37',
  'r-38': 'ruling-r-38',
  'r-39': 'ruling-r-39',
  'r-40': 'ruling-r-40',
  'r-41': 'ruling-r-41',
  'r-42': 'ruling-r-42',
  'r-43': 'ruling-r-43',
  'r-44': 'ruling-r-44',
  'r-45': 'ruling-r-45',
  'r-46': 'ruling-r-46',
  'r-47': 'ruling-r-47',
  'r-48': 'ruling-r-48',
  'r-49': 'ruling-r-49',
  'r-53': 'ruling-r-53',
  'r-54': 'ruling-r-54',
  'r-56': 'ruling-r-56',
  'r-57': 'ruling-r-57',
  'r-58': 'ruling-r-58',
  'r-59': 'ruling-r-59',
  'r-60': 'ruling-r-60',
  'r-62': 'ruling-r-62',
}
