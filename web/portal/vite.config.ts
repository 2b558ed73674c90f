import { words } from '@croupier/words/vite-plugin.ts'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { boot } from './build/boot.ts'
import { brandPlugin, brandPublicFolder } from './build/brand.ts'
import { offline } from './build/offline.ts'
import { brotli } from '../build/brotli.ts'
import { wholeBigints } from '../build/whole-bigints.ts'
import { noCircles } from './build/no-circles.ts'
import { lateFile } from './build/late-files.ts'
import { plainLinks } from './build/plain-links.ts'
import { wireOnly } from './build/wire-only.ts'

const server = `http://127.0.0.1:${process.env['PORT'] ?? 8080}`

export default defineConfig({
  root: import.meta.dirname,
  publicDir: brandPublicFolder(),
  plugins: [
    wholeBigints(),
    react({ compiler: true }),
    tailwind(),
    words({
      always: ['shell', 'kit'],
      leaveOut: (area) => /^(?:offline|mail|play-|console)/.test(area),
      // The demo brand's own: every byte of the first file is waited for.
      atHand: ['en', 'bn'],
    }),
    brandPlugin(),
    wireOnly(),
    plainLinks(),
    boot(),
    offline(),
    noCircles(),
    brotli(),
  ],
  build: {
    target: 'es2023',
    // Small files inlined as data: would be refused by the policy's script-src and font-src.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      // What both sides agree on is declarations: a file nothing is taken from does nothing.
      treeshake: { moduleSideEffects: [{ test: /\/(?:api|basis)\/[^?]+\.ts$/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
            { name: lateFile(), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '^/(wps|lgw|lotto|files|exports|auth|art|pictures)/': server,
      '/ws': { target: server, ws: true },
    },
  },
})
