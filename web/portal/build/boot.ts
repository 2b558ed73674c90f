import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const themeBoot = fileURLToPath(import.meta.resolve('@croupier/kit/theme-boot.js'))
const languageBoot = fileURLToPath(new URL('../boot-language.js', import.meta.url))

/**
 * The one classic script in the head, a file of its own because the policy forbids inline ones: it sets the theme before
 * the first paint and asks for the reader's catalogue beside the entry instead of after it.
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
        const code = source(chunks)
        const fileName = `assets/boot-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
        this.emitFile({ type: 'asset', fileName, source: code })
        page.source = String(page.source).replace('<!--boot-->', `<script src="/${fileName}"></script>`)
      },
    },
  }
}
