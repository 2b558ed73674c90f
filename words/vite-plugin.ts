import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { compileArea } from './compile.ts'
import { isLanguage, type Language, languages, sourceLanguage } from './languages.ts'
import { areaNames, hasSource, readWithFallback, sourcePath } from './sources.ts'

export interface WordsOptions {
  /** Areas every page needs: they travel in the language's own chunk, so the first page costs one request. */
  readonly always: readonly string[]
  /** Areas this front end has no business with, such as the console's in the portal. */
  readonly leaveOut?: (area: string) => boolean
  /** Languages whose files the first file knows; those of the others stand in one of their own. All, where none is named. */
  readonly atHand?: readonly Language[]
}

const prefix = 'virtual:words'
/** No language is called so, and boot scripts look for those. */
const OTHERS = '+others'

/**
 * Compiles the catalogues at build. `virtual:words` loads a language; a language's chunk holds the words every page needs and
 * one loader per other area. English stands in for what a language lacks, so a page asks for one file per area whatever the
 * state of its translation.
 */
export function words({ always, leaveOut = () => false, atHand = [...languages.keys()] }: WordsOptions): Plugin {
  /** Those with words of their own: the rest is English to a page, and needs no file that says so. */
  const spoken = [...languages.keys()].filter((code) => always.some((area) => hasSource(area, code)))
  const loadersOf = (codes: readonly Language[]): string =>
    `{${codes.map((code) => `${JSON.stringify(code)}: () => import(${JSON.stringify(`${prefix}/${code}`)})`).join(',')}}`

  function eager(language: Language): string {
    const messages = Object.assign({}, ...always.map((area) => compileArea(area, readWithFallback(area, language))))
    const loaders = areaNames()
      .filter((area) => !always.includes(area) && !leaveOut(area))
      .map((area) => {
        const written = hasSource(area, language) ? language : sourceLanguage
        return `${JSON.stringify(area)}: () => import(${JSON.stringify(`${prefix}/${written}/${area}`)})`
      })
    return `export const messages = ${JSON.stringify(messages)}\nexport const areas = {${loaders.join(',')}}\n`
  }

  function load(path: string): string {
    const [, language, area] = path.split('/')
    const english = `loaders[${JSON.stringify(sourceLanguage)}]`
    if (language === undefined) {
      const near = spoken.filter((code) => atHand.includes(code))
      const rest =
        near.length === spoken.length
          ? `${english}()`
          : `import(${JSON.stringify(`${prefix}/${OTHERS}`)}).then((others) => (others.loaders[code] ?? ${english})())`
      return `const loaders = ${loadersOf(near)}\nexport const load = (code) => loaders[code]?.() ?? ${rest}\n`
    }
    if (language === OTHERS) {
      return `export const loaders = ${loadersOf(spoken.filter((code) => !atHand.includes(code)))}\n`
    }
    if (!isLanguage(language)) throw new Error(`words: no language ${language}`)
    if (area === undefined) return eager(language)
    return `export const messages = ${JSON.stringify(compileArea(area, readWithFallback(area, language)))}\n`
  }

  return {
    name: 'croupier-words',
    resolveId: {
      filter: { id: /^virtual:words(\/|$)/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:words(\/|$)/ },
      handler(id) {
        const path = id.slice(1)
        const [, language, area] = path.split('/')
        if (language !== undefined && isLanguage(language)) {
          for (const used of area === undefined ? always : [area]) {
            for (const spoken of new Set([language, sourceLanguage])) {
              if (hasSource(used, spoken)) this.addWatchFile(fileURLToPath(sourcePath(used, spoken)))
            }
          }
        }
        return { code: load(path), moduleType: 'js' }
      },
    },
    // A changed word is a changed module somewhere behind the virtual ones; a reload is quick and never stale.
    hotUpdate({ file }) {
      if (!/\/words\/[^/]+\/[^/]+\.json$/.test(file)) return
      const { hot, moduleGraph } = this.environment
      for (const module of moduleGraph.idToModuleMap.values()) {
        if (module.id?.startsWith(`\0${prefix}`)) moduleGraph.invalidateModule(module)
      }
      hot.send({ type: 'full-reload' })
      return []
    },
  }
}
