/** A digit of any script as that of ASCII; undefined for anything else. */
function digitOf(character: string): string | undefined {
  if (!/\p{Nd}/u.test(character)) return undefined
  const point = character.codePointAt(0)!
  // Digits of a script stand in a row of ten that begins with its zero.
  let zero = point
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((point - zero) % 10)
}

/** Digits of any script as those of ASCII; everything else as it is. */
export function asciiDigits(text: string): string {
  return [...text].map((each) => digitOf(each) ?? each).join('')
}

/** Numbers as people type them: digits of any script become ASCII's, blanks and what separates them goes. */
export function plainDigits(text: string): string {
  return asciiDigits(text.normalize('NFKC').replace(/[\s().-]/g, ''))
}
