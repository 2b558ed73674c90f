const SPAN = 1n << 40n
const FACTOR = 662_607_015_403n
const SHIFT = 299_792_458_001n
/** No letters that are read for digits, and no vowels that make words. */
const LETTERS = '23456789bcdfghjkmnpqrstvwxyz'
const BASE = BigInt(LETTERS.length)
const LENGTH = 9

/** The inverse of an odd number modulo 2^40: each step doubles the bits that are right. */
function inverseOf(odd: bigint): bigint {
  let inverse = odd
  for (let bits = 3; bits < 40; bits *= 2) inverse = (inverse * (2n - odd * inverse)) & (SPAN - 1n)
  return inverse
}

const INVERSE = inverseOf(FACTOR)

/** A member's code: always the same, and telling nobody how many members there are. It is no secret. */
export function codeOfMember(memberId: bigint): string {
  let rest = (memberId * FACTOR + SHIFT) & (SPAN - 1n)
  let code = ''
  for (let at = 0; at < LENGTH; at += 1) {
    code = LETTERS[Number(rest % BASE)]! + code
    rest /= BASE
  }
  return code
}

/** Whose code it is, in any letter case; undefined for what is no code. Whether there is such a member is not known here. */
export function memberOfCode(code: string): bigint | undefined {
  const digits = [...code.trim().toLowerCase()].map((letter) => LETTERS.indexOf(letter))
  if (digits.length !== LENGTH || digits.includes(-1)) return undefined
  const number = digits.reduce((sum, digit) => sum * BASE + BigInt(digit), 0n)
  if (number >= SPAN) return undefined
  return ((number - SHIFT) * INVERSE) & (SPAN - 1n)
}
