/** Screens that share code; the home page and the table open fast on slow lines. */
const SCREENS = {
  home: /\/HomeScreen\.svelte$/,
  table: /\/TableScreen\.svelte$/,
  replay: /\/ReplayScreen\.svelte$/,
  texts: /\/(Account|NewTable|Rules|Settings)Screen\.svelte$/,
  games: /\/((Campaign|Maps)Screen|EndCeremony|Room)\.svelte$/,
}

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** The module and all modules that import it, directly or through others. */
function users(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) users(importer, modules, found)
  return found
}

/**
 * The file for a module that the home page or the table needs. On a slow line each further file costs a round trip, so
 * modules are grouped by the screens that use them. Other modules are left to the bundler.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  const all = [...users(id, modules)]
  const shows = (screen: keyof typeof SCREENS) => all.some((user) => SCREENS[screen].test(user))
  const others = (['table', 'texts', 'replay', 'games'] as const).filter(shows)
  if (shows('home')) return others.length ? 'common' : 'home'
  if (others[0] !== 'table') return null
  return { texts: 'shared', replay: 'board', games: 'parts', table: 'table' }[others[1] ?? 'table']
}
