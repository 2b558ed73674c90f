import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const themeBoot = fileURLToPath(import.meta.resolve('@croupier/kit/theme-boot.js'))
const languageBoot = fileURLToPath(new URL('../boot-language.js', import.meta.url))

/**
 * The one classic script in the head: it sets the theme before the first paint and asks for the reader's catalogue beside
 * the entry instead of after it. It stands in the page itself, for the first paint would wait for a file of its own; the
 * server names its hash in the page's policy, which allows no other inline script.
 */
export function boot(): Plugin {
  const source = (chunks: Readonly<Record<string, string>>) =>
    `${readFileSync(themeBoot, 'utf8')}\n${readFileSync(languageBoot, 'utf8').replace('CATALOGUES', JSON.stringify(chunks))}`
  return {
    name: 'croupier-boot',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) =>
        server ? html.replace('<!--boot-->', `<script>${readFileSync(themeBoot, 'utf8')}</script>`) : html,
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks: Record<string, string> = {}
        for (const file of Object.values(bundle)) {
          const language =
            file.type === 'chunk' ? /^\0virtual:words\/([A-Za-z-]+)$/.exec(file.facadeModuleId ?? '')?.[1] : undefined
          if (language) chunks[language] = file.fileName
        }
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        page.source = String(page.source).replace('<!--boot-->', () => `<script>${source(chunks)}</script>`)
      },
    },
  }
}
