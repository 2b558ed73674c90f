/**
 * The words of a text as they are compared: small letters, without accents of Latin letters, vowel marks and letter
 * variants of Arabic, and joiners. Vowel signs of Bengali and its relatives are letters and stay.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u064b-\u065f\u0670\u0640\u200b-\u200d]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\u0671', '\u0627')
    .replaceAll('\u0629', '\u0647')
    .replaceAll('\u0649', '\u064a')
  return plain.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean)
}

/** How many slips of the pen a word of this length is forgiven: a letter too many, too few, another, or two exchanged. */
export function slipsForgiven(length: number): number {
  if (length < 4) return 0
  return length < 6 ? 1 : 2
}

/**
 * How many slips lie between what was typed and a word, or the word's beginning where `asBeginning`: the restricted
 * Damerau-Levenshtein distance. Answers `most + 1` for everything beyond `most`.
 */
export function slipsBetween(typed: string, word: string, most: number, asBeginning = false): number {
  if (typed.length - word.length > most) return most + 1
  if (!asBeginning && word.length - typed.length > most) return most + 1
  const width = word.length + 1
  let before: number[] = []
  let last = Array.from({ length: width }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const now = [row]
    let least = row
    for (let column = 1; column < width; column += 1) {
      const isSame = typed[row - 1] === word[column - 1]
      let cost = Math.min(last[column]! + 1, now[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1))
      const isExchanged =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (isExchanged) cost = Math.min(cost, before[column - 2]! + 1)
      now.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = last
    last = now
  }
  const slips = asBeginning ? Math.min(...last) : last[width - 1]!
  return Math.min(slips, most + 1)
}

/** Which letters occur in a word, folded into 32 bits: words that differ in many share few slips. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let place = 0; place < word.length; place += 1) bits |= 1 << (word.charCodeAt(place) & 31)
  return bits
}

/** How many bits are set. */
export function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
