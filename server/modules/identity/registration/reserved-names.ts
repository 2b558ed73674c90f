/** Digits and letters of other scripts that are read as these letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  а: 'a',
  е: 'e',
  і: 'i',
  ј: 'j',
  о: 'o',
  р: 'p',
  с: 'c',
  ѕ: 's',
  у: 'y',
  х: 'x',
  α: 'a',
  ε: 'e',
  ι: 'i',
  ο: 'o',
  ρ: 'p',
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

const asLetters = (text: string): string =>
  [...text]
    .map((each) => LOOKALIKES[each] ?? each)
    .join('')
    .replaceAll('l', 'i')

/** Whether a text is one or more of these words and nothing besides. */
function isMadeOf(words: ReadonlySet<string>, text: string): boolean {
  // ends[n]: the first n characters are made of words.
  const ends = [true]
  for (let end = 1; end <= text.length; end += 1) {
    ends[end] = [...words].some((word) => word !== '' && ends[end - word.length] === true && text.endsWith(word, end))
  }
  return text !== '' && ends[text.length] === true
}

/**
 * Whether a name would pass for the house: made of reserved words alone, whatever letter case, accents, digits, signs and
 * look-alike letters it is written with. `Adm1n_Support24` does, `Sadminton` does not.
 */
export function isReservedName(name: string, reserved: readonly string[]): boolean {
  const words = new Set(reserved.map((word) => asLetters(plain(word))))
  const given = plain(name)
  return [given, given.replaceAll(/\p{N}/gu, ''), given.replace(/\p{N}+$/u, '')].some((text) =>
    isMadeOf(words, asLetters(text)),
  )
}
