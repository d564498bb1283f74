/** A line of the rulings of a map: its ids, such as "R-43, R-61", and what it says. */
export interface Ruling {
  ids: string
  text: string
}

/** The rulings in the text that comes with a map (`rulings.md`): a list with bold ids, long lines wrapped. */
export function rulingsOf(markdown: string): Ruling[] {
  return markdown
    .split(/^- /m)
    .slice(1)
    .flatMap((item) => {
      const [, ids, text] = /^\*\*(.+?)\*\*\s+([\s\S]+)$/.exec(item.trim()) ?? []
      return ids && text ? [{ ids, text: text.replace(/\s+/g, ' ') }] : []
    })
}

/** The part of a message's id that names a ruling. */
export const rulingKey = (ids: string) => ids.toLowerCase().replace(/[^a-z0-9]+/g, '-')
