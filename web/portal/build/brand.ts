import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What the page must know before its first call; everything else of a brand comes with the settings. */
export interface BuiltBrand {
  name: string
  /** The `Merchant` header. */
  merchantCode: string
  /** The language of who speaks none of ours. */
  defaultLanguage: string
  /** No real provider is behind the cashier; the footer says so. */
  isPlayMoney: boolean
  description: string
  themeColor: { light: string; dark: string }
}

const root = new URL('../../../brands/', import.meta.url)

/** The folder of brands/ the portal is built for; `BRAND` names another than the demo's. */
export function brandFolder(): URL {
  return new URL(`${process.env['BRAND'] ?? 'lumen'}/`, root)
}

export function readBrand(): BuiltBrand {
  return JSON.parse(readFileSync(new URL('brand.json', brandFolder()), 'utf8')) as BuiltBrand
}

/** Files served as they are: icons, manifest, robots.txt. */
export function brandPublicFolder(): string {
  return fileURLToPath(new URL('public', brandFolder()))
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** The brand's mark as an address of its own: it is small, and the first thing drawn. */
function markInline(): string {
  const mark = readFileSync(`${brandPublicFolder()}/mark.svg`, 'utf8').replaceAll(/>\s+</g, '><').trim()
  const unsafe = /[%#<>"{}]/g
  return `data:image/svg+xml,${mark.replaceAll('"', "'").replaceAll(unsafe, encodeURIComponent)}`
}

/** `virtual:brand` for the code, and the brand's words in index.html. */
export function brandPlugin(): Plugin {
  const brand = { ...readBrand(), mark: markInline() }
  const inPage: Readonly<Record<string, string>> = {
    BRAND: brand.name,
    DESCRIPTION: brand.description,
    LANGUAGE: brand.defaultLanguage,
    MARK: brand.mark,
    THEME_DARK: brand.themeColor.dark,
    THEME_LIGHT: brand.themeColor.light,
  }
  return {
    name: 'croupier-brand',
    resolveId: { filter: { id: /^virtual:brand$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:brand$/ },
      handler: () => ({ code: `export const brand = ${JSON.stringify(brand)}`, moduleType: 'js' }),
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replaceAll(/%([A-Z_]+)%/g, (whole, name: string) => escapeHtml(inPage[name] ?? whole)),
    },
  }
}
