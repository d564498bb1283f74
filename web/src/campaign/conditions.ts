import type { Drawing } from '../board/drawing'
import { listed, t } from '../words/words.svelte'

/** A condition of a card in the vocabulary of packs, in words; what has no words here is said as it is written. */
export function conditionWords(when: string, drawing: Drawing | null): string {
  const cities = (list: string) =>
    listed(
      list.split(',').map(
        (id) =>
          drawing?.stops
            .find(({ place }) => place === id.trim())
            ?.label.lines.map(({ text }) => text)
            .join(' ') ?? id,
      ),
    )
  const atoms = when.split('&').map((atom) => atom.trim())
  return listed(
    atoms.map((atom) => {
      const link = /^link\((.+)\)$/.exec(atom)
      if (link) return t('camp-when-link', { cities: cities(link[1]!) })
      const [, name, count] = /^(tickets_done|large|boards|zones|routes)>=(\d+)$/.exec(atom) ?? []
      return name ? t(`camp-when-${name.replace('_', '-')}`, { count: Number(count) }) : atom
    }),
  )
}
