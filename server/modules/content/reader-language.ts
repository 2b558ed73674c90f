import { isLanguage, type Language, matchLanguage } from '@croupier/words/languages.ts'

/** The language somebody asks for by name, else the one of the call. */
export function readerLanguage(asked: string | undefined, language: Language): Language {
  return asked ? matchLanguage(asked, language, isLanguage) : language
}
