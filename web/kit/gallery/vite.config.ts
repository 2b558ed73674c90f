import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * The gallery by itself: `npx vite build web/kit/gallery && npx vite preview web/kit/gallery`. Built rather than
 * served, since its page carries the product's content security policy and a development server injects styles.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), tailwind()],
  build: { target: 'es2023', outDir: 'dist', assetsInlineLimit: 0 },
  // Pictures are drawn by the server, where one runs.
  preview: {
    port: 8140,
    host: '127.0.0.1',
    proxy: { '/art/': `http://127.0.0.1:${process.env['PORT'] ?? 8080}` },
  },
})
