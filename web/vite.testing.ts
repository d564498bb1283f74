import type { Plugin } from 'vite'

/** In tests components run as in a browser, not as on a server. */
export const svelteTesting: Plugin = {
  name: 'browser-in-tests',
  config: () => (process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
}
