// Letters of other scripts, digits and signs that are read as a Latin letter.
const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
  '+': 't',
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ł: 'l',
  ø: 'o',
}

// Accents on Latin letters, Arabic vowel signs and the stroke that stretches a word; letters of Indian scripts keep theirs.
const marks = /[\u0300-\u036f\u064b-\u0652\u0640\u200b-\u200f\u2060\ufeff]/gu

/** A word as it is compared: look-alikes are one letter, signs within it are gone, and repeated letters stand once. */
export function comparedWord(word: string): string {
  const plain = word.normalize('NFKD').replaceAll(marks, '').normalize('NFC').toLowerCase()
  const letters = Array.from(plain, (letter) => lookAlikes[letter] ?? letter).join('')
  return letters.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '').replaceAll(/(\p{L})\1+/gu, '$1')
}

/** A blocked word as it is compared: several words stand for themselves in a row, a star at the end for any ending. */
export function comparedRule(word: string): string {
  const isStem = word.trimEnd().endsWith('*')
  return wordsOf(word).join(' ') + (isStem ? '*' : '')
}

/** The words of a text; single letters in a row are one word that was spelled out. */
function wordsOf(text: string): string[] {
  const words: string[] = []
  let spelled = ''
  for (const written of text.split(/\s+/u)) {
    const word = comparedWord(written)
    if (word === '') continue
    if (Array.from(word).length === 1) spelled += word
    else {
      if (spelled !== '') words.push(comparedWord(spelled))
      spelled = ''
      words.push(word)
    }
  }
  if (spelled !== '') words.push(comparedWord(spelled))
  return words
}

/** Signs and blanks, but none that are read as a letter. */
const signs = /[^\p{L}\p{M}\p{N}@$!|€+]+/gu
const allSigns = /[^\p{L}\p{M}\p{N}]+/gu

/** A text with its signs inside words, and with its signs between words: “s.c.a.m” and “no,scam” both hold “scam”. */
function readings(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(marks, '').normalize('NFC')
  return [...new Set([plain, plain.replaceAll(signs, ' '), plain.replaceAll(allSigns, ' ')])]
}

/** Whether a text holds one of these rules, as `comparedRule` writes them. */
export function holdsBlocked(text: string, rules: readonly string[]): boolean {
  return readings(text).some((reading) => {
    const inRow = ` ${wordsOf(reading).join(' ')} `
    return rules.some((rule) => {
      if (rule === '' || rule === '*') return false
      return rule.endsWith('*') ? inRow.includes(` ${rule.slice(0, -1)}`) : inRow.includes(` ${rule} `)
    })
  })
}

const site =
  /(?:https?:|www\.|\b[a-z0-9-]{2,}\.(?:com|net|org|io|me|ly|xyz|app|info|club|online|site|top|vip|bet|link|co)\b)/iu

/** Whether a text names a site or a telephone number, by which members would be led out of the house. */
export function namesContact(text: string): boolean {
  const plain = text.normalize('NFKC')
  if (site.test(plain)) return true
  // Digits of any script, with what is put between them in numbers.
  return Array.from(plain.matchAll(/\p{Nd}(?:[\s().+-]*\p{Nd}){8,}/gu)).length > 0
}
