import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from './vite.testing.ts'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  base: './',
  plugins: [svelte(), svelteTesting],
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
})
