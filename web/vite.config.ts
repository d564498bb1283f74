import { svelte } from '@sveltejs/vite-plugin-svelte'
import { chunkOf } from './vite.chunks.ts'
import { svelteTesting } from './vite.testing.ts'
import { defineConfig } from 'vitest/config'

/** Where `npm run dev` finds a server. */
const server = process.env.HIGHBALL_SERVER ?? 'http://127.0.0.1:7878'

export default defineConfig({
  plugins: [svelte(), svelteTesting],
  resolve: {
    alias: {
      $protocol: new URL('../crates/protocol/bindings/protocol.ts', import.meta.url).pathname,
    },
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Everything the first page needs is one file, which packs better than twenty. It waits for the words of a language
    // before it shows anything, so their files import nothing from it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'page', tags: ['$initial'] },
            { name: chunkOf, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  // Words and types lie beside this folder. The host stays what the browser said, or the server would take the page for a
  // stranger's.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server }, '/socket': { target: server, ws: true } },
  },
  // A busy machine is not a failure. Setting up a page for each file would take most of the time.
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
})
