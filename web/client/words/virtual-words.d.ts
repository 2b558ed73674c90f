declare module 'virtual:words' {
  import type { LanguageLoaders } from '@croupier/client/words/create-words.ts'

  export const loaders: LanguageLoaders
}
