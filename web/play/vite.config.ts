import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { words } from '@croupier/words/vite-plugin.ts'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brotli } from '../build/brotli.ts'
import { wholeBigints } from '../build/whole-bigints.ts'

/** Every folder with a page of its own: a new game needs no entry here. */
const pages = readdirSync(import.meta.dirname)
  .filter((name) => name !== 'dist')
  .map((name) => [name, join(import.meta.dirname, name, 'index.html')] as const)
  .filter(([, page]) => existsSync(page))

export default defineConfig({
  root: import.meta.dirname,
  // The games' listener serves them under this prefix, beside /rgs.
  base: '/play/',
  plugins: [
    wholeBigints(),
    react({ compiler: true }),
    tailwind(),
    // Of the words a game needs its own area and what every game says.
    words({ always: ['play-shell', 'kit'], leaveOut: (area) => !area.startsWith('play-') }),
    brotli(),
  ],
  build: {
    target: 'es2023',
    // The policy allows no data: scripts and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      input: Object.fromEntries(pages),
      output: {
        codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ }] },
      },
    },
  },
  server: { proxy: { '^/rgs/': process.env['PROXY_TARGET'] ?? 'http://127.0.0.1:8082' } },
})
