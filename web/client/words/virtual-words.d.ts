declare module 'virtual:words' {
  import type { LanguageLoader } from '@croupier/client/words/create-words.ts'

  export const load: LanguageLoader
}
