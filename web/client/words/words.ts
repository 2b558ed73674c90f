import { load } from 'virtual:words'
import { createWords } from './create-words.ts'

/** Where the choice is kept; the server is told separately, so that SMS and mail speak the same language. */
export const languageStorageKey = 'language'

/** The words of this page. The module behind `virtual:words` is made by words/vite-plugin.ts. */
export const words = createWords({
  load,
  deviceLanguages: () => navigator.languages,
  read() {
    // Search engines and shared links name a language.
    const asked = new URLSearchParams(location.search).get('language')
    if (asked !== null) return asked
    try {
      return localStorage.getItem(languageStorageKey)
    } catch {
      // Storage may be refused (private windows, strict settings); the choice then lasts as long as the page.
      return null
    }
  },
  remember(language) {
    try {
      localStorage.setItem(languageStorageKey, language)
    } catch {
      // See read().
    }
    // The server draws a page's first words in it.
    document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`
  },
  declare(language, direction) {
    document.documentElement.lang = language
    document.documentElement.dir = direction
  },
  report: (message) => console.error(message),
})
