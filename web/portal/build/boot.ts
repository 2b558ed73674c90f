import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minifySync, type Plugin } from 'vite'

const themeBoot = fileURLToPath(import.meta.resolve('@croupier/kit/theme-boot.js'))
const languageBoot = fileURLToPath(new URL('../boot-language.js', import.meta.url))
const startBoot = fileURLToPath(new URL('../boot-start.js', import.meta.url))

const read = (path: string) => readFileSync(path, 'utf8')

/**
 * The one classic script in the head, a file of its own because the policy forbids inline ones: it sets the theme before
 * the first paint, asks for the reader's catalogue beside the entry instead of after it, and runs the entry after the
 * first paint.
 */
export function boot(): Plugin {
  const source = (catalogues: Readonly<Record<string, string>>, parts: readonly string[]) =>
    [
      read(themeBoot),
      read(languageBoot).replace('CATALOGUES', JSON.stringify(catalogues)),
      read(startBoot).replace('PARTS', JSON.stringify(parts)),
    ].join('\n')
  return {
    name: 'croupier-boot',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) =>
        server ? html.replace('<!--boot-->', `<script>${read(themeBoot)}</script>`) : html,
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const catalogues: Record<string, string> = {}
        for (const file of Object.values(bundle)) {
          const language =
            file.type === 'chunk' ? /^\0virtual:words\/([A-Za-z-]+)$/.exec(file.facadeModuleId ?? '')?.[1] : undefined
          if (language) catalogues[language] = file.fileName
        }
        const page = bundle['index.html']
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
        if (page?.type !== 'asset' || entry?.type !== 'chunk') return
        const { code } = minifySync('boot.js', source(catalogues, [...entry.imports, entry.fileName]))
        const fileName = `assets/boot-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
        this.emitFile({ type: 'asset', fileName, source: code })
        const picture = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes('lantern-night.svg'),
        )
        page.source = String(page.source)
          .replace('<!--boot-->', `<script src="/${fileName}"></script>`)
          // The server draws the welcome with it.
          .replace('<!--first-paint-->', picture ? `<!--first-paint /${picture.fileName}-->` : '$&')
          .replace(
            `<script type="module" crossorigin src="/${entry.fileName}"></script>`,
            `<link rel="modulepreload" crossorigin href="/${entry.fileName}">`,
          )
          // The first paint needs the styles alone: the code comes after them where the line is thin.
          .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
      },
    },
  }
}
