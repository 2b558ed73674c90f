/** A sign that is a word of its own, in scripts that are written without spaces. */
const SIGN = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]`

/** A digit, and a point or comma between it and another: 1,250.50 is one word, `yes,no` are two. */
const DIGIT = String.raw`\p{N}(?:[.,/٫٬](?=\p{N}))?`

/** Letters with their marks and digits; what joins letters of Bengali or Persian stands within a word, so do apostrophe and hyphen. */
const WORD = String.raw`(?!${SIGN})(?:${DIGIT}|\p{L})(?:(?!${SIGN})(?:${DIGIT}|[\p{L}\p{M}\u200c\u200d])|['’-](?=[\p{L}\p{N}]))*`

const words = new RegExp(`${SIGN}|${WORD}`, 'gu')

/** How many words a text has, in any script; the page and the server count alike, whatever their machines know of languages. */
export function countWords(text: string): number {
  return text.match(words)?.length ?? 0
}
