import type { Drawing } from '../board/drawing'
import { listed, messageOf, t } from '../i18n/language.svelte'

/** Conditions with a number. */
const counted = {
  tickets_done: 'camp-when-tickets-done',
  large: 'camp-when-large',
  boards: 'camp-when-boards',
  zones: 'camp-when-zones',
  routes: 'camp-when-routes',
} as const

/** Describes a card's condition from the pack vocabulary; unknown ones are shown as written. */
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
      const [, name, count] = /^(\w+)>=(\d+)$/.exec(atom) ?? []
      const id = name && messageOf(counted, name)
      return id ? t(id, { count: Number(count) }) : atom
    }),
  )
}
