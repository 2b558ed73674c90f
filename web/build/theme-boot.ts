import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const path = fileURLToPath(new URL('../kit/theme-boot.js', import.meta.url))

/**
 * Puts the kit's theme script at the head of the page, as a classic script of its own: the content security policy
 * allows nothing inline, and a module would run after the first paint.
 */
export function themeBoot(): Plugin {
  let reference: string | undefined
  return {
    name: 'croupier-theme-boot',
    buildStart() {
      if (this.meta.watchMode || this.environment.mode === 'dev') return
      reference = this.emitFile({ type: 'asset', name: 'theme-boot.js', source: readFileSync(path, 'utf8') })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const emitted = Object.values(context.bundle ?? {}).find(
          (file) => file.type === 'asset' && file.names.includes('theme-boot.js'),
        )
        const src = emitted && reference !== undefined ? `/${emitted.fileName}` : `/@fs${path}`
        return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }]
      },
    },
  }
}
