import { fileURLToPath } from 'node:url'

interface ModuleInfo {
  importedIds: readonly string[]
}

interface Graph {
  getModuleInfo(id: string): ModuleInfo | null
}

const FIRST = 'first'
const BASE = 'base'
const portal = fileURLToPath(new URL('../', import.meta.url))
const kit = fileURLToPath(new URL('../../kit/', import.meta.url))

/**
 * What comes after the first paint, in few files instead of one for every module that two parts share: each by what it
 * is there for, and with all that it needs and no earlier file has. A later file may ask for an earlier one, never the
 * other way round.
 */
export const lateFiles: readonly (readonly [name: string, ...starts: string[]])[] = [
  // What comes before the first paint goes its own way.
  [FIRST, `${portal}main.tsx`],
  [
    'frame',
    `${portal}app/dialogs/dialog-parts.tsx`,
    `${portal}app/footer/footer.tsx`,
    `${portal}app/frame/late-frame.tsx`,
    `${portal}app/menus/side-links.tsx`,
    `${portal}app/menus/vendor-menu.tsx`,
    `${portal}app/routes/pages.tsx`,
    `${portal}app/service-worker.ts`,
    // On most pages, and in the search from every one.
    `${portal}catalogue/game-grid.tsx`,
    `${portal}catalogue/game-row.tsx`,
  ],
  [
    'home',
    `${portal}features/home/banner-slide.tsx`,
    `${portal}features/home/popups.ts`,
    `${portal}features/home/rows.tsx`,
    `${kit}components/carousel.tsx`,
  ],
  ['amounts', `${kit}components/amount.tsx`],
  [
    'member',
    `${portal}app/header/account-menu.tsx`,
    `${portal}app/header/message-bell.tsx`,
    `${portal}app/live/live-connection.tsx`,
    `${portal}parts/balance.tsx`,
  ],
]

/** Words that are needed together come together: those of the home page's rows. */
const homeWords = /^\0virtual:words\/([\w-]+)\/(?:home|lobby)$/

/** What the entry leads to and the bundler drops from it, with all it leads to: later files may need it. */
const notOfBase = [
  /\/node_modules\/@tanstack\/.*(?:infiniteQueryObserver|useInfiniteQuery)/,
  /\/web\/client\/(?:live-socket|seal|use-refusal)/,
]

/** The entry's own. */
const ofEntry = /\/web\/portal\/(?:main\.tsx|page\.css)/

/** Forms check with it, and no page does before somebody fills one in: a file of its own, which needs no other. */
const FORMS = 'forms'
const ofForms = /\/node_modules\/zod\//

/** One icon of the first paint leads to a whole sheet of them, of which that paint needs no other. */
const ofIcons = /\/web\/kit\/icons\/(?!drawn|frame)/

/** For the bundler's groups: the file that a module belongs to, or null where it goes wherever it is used. */
export function lateFile(): (id: string, graph: Graph) => string | null {
  let places: Map<string, string> | undefined

  function find(graph: Graph): Map<string, string> {
    const found = new Map<string, string>()
    for (const [name, ...starts] of lateFiles) {
      const waiting = starts
      for (const start of starts) {
        if (!graph.getModuleInfo(start)) throw new Error(`late files: ${name} begins with ${start}, which is not built`)
      }
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (found.has(id) || ofForms.test(id)) continue
        if (name === FIRST && notOfBase.some((each) => each.test(id))) continue
        if (name !== FIRST || !ofIcons.test(id)) found.set(id, name)
        waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
      }
    }
    return found
  }

  return (id, graph) => {
    const language = homeWords.exec(id)?.[1]
    if (language !== undefined) return `${language}-home`
    if (ofForms.test(id)) return FORMS
    places ??= find(graph)
    const place = places.get(id) ?? null
    if (place === FIRST) return ofEntry.test(id) ? null : BASE
    return place
  }
}
