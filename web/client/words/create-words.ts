import type { Area, WordKey } from '@croupier/words/areas.ts'
import { isLanguage, type Language, languageFacts, matchLanguage } from '@croupier/words/languages.ts'
import { type Catalogue, renderText, type WordValues } from '@croupier/words/render.ts'

export type AreaLoader = () => Promise<{ messages: Catalogue }>
export type LanguageLoader = (
  language: Language,
) => Promise<{ messages: Catalogue; areas: Readonly<Record<string, AreaLoader>> }>

/** What the screen speaks now. A new object whenever a word may read differently, so it can key a render. */
export interface Spoken {
  readonly language: Language
  readonly direction: 'ltr' | 'rtl'
  /** For Intl in prose; money and tables use figures.ts. */
  readonly locale: string
  readonly messages: Catalogue
  t(key: WordKey, values?: WordValues): string
  /** For keys that arrive at run time, such as the `messageKey` of a fault or the name of an audited action. */
  knows(key: string): key is WordKey
}

export interface WordsEnvironment {
  load: LanguageLoader
  /** The device's languages, best first. */
  deviceLanguages(): readonly string[]
  read(): string | null
  remember(language: Language): void
  /** Sets what the document says about itself. */
  declare(language: Language, direction: 'ltr' | 'rtl'): void
  /** A word asked for before its area was loaded: a fault of the page, told to the developer. */
  report(message: string): void
}

type Loaded = Awaited<ReturnType<LanguageLoader>>

function speak(language: Language, messages: Catalogue, report: WordsEnvironment['report']): Spoken {
  const { direction, locale } = languageFacts(language)
  return {
    language,
    direction,
    locale,
    messages,
    t(key, values) {
      const message = messages[key]
      if (message !== undefined) return renderText(message, language, values)
      report(`words: ${key} is not loaded in ${language}; need its area before rendering`)
      return key
    },
    knows: (key): key is WordKey => Object.hasOwn(messages, key),
  }
}

/**
 * The words of one browser page. A language is loaded whole before the screen changes to it, so that no render ever
 * mixes two; a failed load leaves the old one standing and can be tried again.
 */
export function createWords(environment: WordsEnvironment) {
  const listeners = new Set<() => void>()
  const needed = new Set<Area>()
  const bases = new Map<Language, Promise<Loaded>>()
  const areas = new Map<string, Promise<Catalogue>>()
  const waits = new Map<Area, Promise<void>>()
  const others = new Map<string, Promise<Spoken>>()
  const ready = new Set<string>()
  /** Loaders of the areas that do not travel with the language shown. */
  let lazyAreas: Loaded['areas'] = {}
  let spoken: Spoken | undefined
  let wanted: Language | undefined
  let changing: Promise<void> = Promise.resolve()

  /** A promise that failed is forgotten, so that the next ask tries again. */
  function once<Key, Value>(cache: Map<Key, Promise<Value>>, key: Key, start: () => Promise<Value>): Promise<Value> {
    const running = cache.get(key)
    if (running) return running
    const fresh = start()
    cache.set(key, fresh)
    fresh.catch(() => cache.delete(key))
    return fresh
  }

  function base(language: Language): Promise<Loaded> {
    return once(bases, language, () => environment.load(language))
  }

  async function loadArea(language: Language, area: Area): Promise<Catalogue> {
    const { areas: lazy } = await base(language)
    const loader = lazy[area]
    // Not lazy: it travelled with the language.
    if (!loader) return {}
    return once(areas, `${language} ${area}`, async () => (await loader()).messages)
  }

  function show(next: Spoken): void {
    spoken = next
    for (const listener of listeners) listener()
  }

  function current(): Spoken {
    if (!spoken) throw new Error('words: start() has not finished; render after it')
    return spoken
  }

  async function changeTo(language: Language): Promise<void> {
    const { messages, areas: lazy } = await base(language)
    const asked = [...needed]
    const loaded = await Promise.all(asked.map((area) => loadArea(language, area)))
    // Someone chose another language meanwhile: the last choice wins, whatever arrives first.
    if (wanted !== language) return
    for (const area of asked) ready.add(`${language} ${area}`)
    lazyAreas = lazy
    environment.declare(language, languageFacts(language).direction)
    show(speak(language, Object.assign({}, messages, ...loaded) as Catalogue, environment.report))
  }

  function loadLanguage(language: Language, alsoAreas: readonly Area[] = []): Promise<void> {
    wanted = language
    for (const area of alsoAreas) needed.add(area)
    changing = changeTo(language).catch((fault: unknown) => {
      if (wanted === language) wanted = spoken?.language
      throw fault
    })
    return changing
  }

  async function bring(area: Area): Promise<void> {
    for (;;) {
      const language = wanted
      if (!language) throw new Error('words: start() comes before need()')
      const messages = await loadArea(language, area)
      if (spoken?.language === language) {
        ready.add(`${language} ${area}`)
        show(speak(language, { ...spoken.messages, ...messages }, environment.report))
        return
      }
      // The language is changing under us; wait for it, whether it succeeds or not, and look again.
      await changing.catch(() => undefined)
      if (spoken && ready.has(`${spoken.language} ${area}`)) return
    }
  }

  return {
    /** The chosen language, else the best of the device's, of those that are `offered`; else the brand's. */
    firstLanguage(offered: readonly Language[], fallback: Language): Language {
      const isMeant = (language: Language): boolean => offered.includes(language)
      const chosen = environment.read()
      if (chosen !== null && isLanguage(chosen) && isMeant(chosen)) return chosen
      return matchLanguage(environment.deviceLanguages().join(','), fallback, isMeant)
    },

    /** Loads the first language; call it before the first render. */
    start(language: Language, alsoAreas?: readonly Area[]): Promise<void> {
      return loadLanguage(language, alsoAreas)
    },

    loadLanguage,

    /** A person's choice: loaded, shown and remembered. Telling the server is the caller's. */
    async choose(language: Language): Promise<void> {
      await loadLanguage(language)
      if (wanted === language) environment.remember(language)
    },

    /**
     * Resolves when the words of an area can be rendered; a later change of language brings them along. The same
     * promise every time, so React's `use` can wait on it.
     */
    need(area: Area): Promise<void> {
      needed.add(area)
      return once(waits, area, () => bring(area))
    },

    /** Words in a language that this page itself need not speak. The same promise every time, so React's `use` can wait. */
    inLanguage(language: Language, ...among: readonly Area[]): Promise<Spoken> {
      return once(others, [language, ...among].join(' '), async () => {
        const { messages } = await base(language)
        const loaded = await Promise.all(among.map((area) => loadArea(language, area)))
        return speak(language, Object.assign({}, messages, ...loaded) as Catalogue, environment.report)
      })
    },

    /** True when `useWords(area)` need not wait. */
    has(area: Area): boolean {
      if (!spoken) return false
      return !Object.hasOwn(lazyAreas, area) || ready.has(`${spoken.language} ${area}`)
    },

    current,

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
