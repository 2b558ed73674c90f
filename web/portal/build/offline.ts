import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { offeredLanguages, languageFacts } from '@croupier/words/languages.ts'
import { readSource } from '@croupier/words/sources.ts'
import type { Plugin } from 'vite'
import { escapeHtml, readBrand } from './brand.ts'

const themeBoot = fileURLToPath(import.meta.resolve('@croupier/kit/theme-boot.js'))
const stylesFile = new URL('../offline.css', import.meta.url)
const scriptFile = new URL('../offline.js', import.meta.url)
const workerFile = new URL('../service-worker.js', import.meta.url)

function nameOf(name: string, extension: string, content: string): string {
  return `assets/${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${extension}`
}

/** The page in every language that is offered; the brand's stands until its script has looked for the reader's. */
function offlinePage(script: string, styles: string): string {
  const brand = readBrand()
  const name = escapeHtml(brand.name)
  const sections = offeredLanguages.map((language) => {
    const words = readSource('offline', language)
    const text = (key: string) => escapeHtml(words[key] ?? '')
    const hidden = language === brand.defaultLanguage ? '' : ' hidden'
    return `<section lang="${language}" dir="${languageFacts(language).direction}"${hidden}><h1>${text('title')}</h1><p>${text('text')}</p><button type="button">${text('retry')}</button><nav hidden><p>${text('others')}</p></nav></section>`
  })
  return `<!doctype html>
<html lang="${brand.defaultLanguage}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${name}</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/${styles}"></head>
<body><header><img src="/mark.svg" width="32" height="32" alt="">${name}</header><main>${sections.join('\n')}</main>
<script src="/${script}"></script></body>
</html>
`
}

/**
 * The service worker, and the page it shows where there is no line: files of their own, because the policy forbids inline
 * scripts and styles, and because that page needs nothing of the portal. Which build it belongs to is said by the name of
 * the portal's entry, which changes with everything the portal loads.
 */
export function offline(): Plugin {
  return {
    name: 'croupier-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
        if (entry === undefined) return
        const styles = readFileSync(stylesFile, 'utf8')
        const script = `${readFileSync(themeBoot, 'utf8')}\n${readFileSync(scriptFile, 'utf8')}`
        const stylesName = nameOf('offline', 'css', styles)
        const scriptName = nameOf('offline', 'js', script)
        this.emitFile({ type: 'asset', fileName: stylesName, source: styles })
        this.emitFile({ type: 'asset', fileName: scriptName, source: script })
        this.emitFile({ type: 'asset', fileName: 'offline.html', source: offlinePage(scriptName, stylesName) })
        const files = ['/offline.html', `/${stylesName}`, `/${scriptName}`, '/mark.svg', '/favicon.svg']
        const worker = readFileSync(workerFile, 'utf8')
          .replace('= BUILD', `= ${JSON.stringify(entry.fileName)}`)
          .replace('= FILES', `= ${JSON.stringify(files)}`)
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: worker })
      },
    },
  }
}
