/** A language as vendors write it, two letters of ISO 639-1: they refuse the script behind `zh-Hant`. */
export function twoLetters(language: string): string {
  return new Intl.Locale(language).language
}
