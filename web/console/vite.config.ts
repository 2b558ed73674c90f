import { words } from '@croupier/words/vite-plugin.ts'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brotli } from '../build/brotli.ts'
import { themeBoot } from '../build/theme-boot.ts'
import { wholeBigints } from '../build/whole-bigints.ts'

/** The portal's frame is read in previews. */
const portalOnly = new Set(['pages', 'identity'])
const server = process.env['CONSOLE_PORT'] ?? '8081'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    wholeBigints(),
    react({ compiler: true }),
    tailwind(),
    words({
      always: ['console', 'kit', 'fault', 'refusals'],
      leaveOut: (area) => portalOnly.has(area) || area.startsWith('play-'),
    }),
    themeBoot(),
    brotli(),
  ],
  build: {
    target: 'es2023',
    // The policy allows no data: scripts and fonts; a file of its own is cached for ever besides.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }] },
      },
    },
  },
  server: { proxy: { '^/staff/': `http://127.0.0.1:${server}` } },
})
