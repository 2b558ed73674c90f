import { createHash, randomBytes } from 'node:crypto'

/** No letter that reads like a digit: these are written on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 12
const COUNT = 10

function letter(): string {
  for (;;) {
    const byte = randomBytes(1)[0]!
    // Bytes beyond the last whole multiple would make the first letters likelier.
    if (byte < 256 - (256 % ALPHABET.length)) return ALPHABET[byte % ALPHABET.length]!
  }
}

/** Ten codes of 59 bits, shown once: `k3vd-9xwm-p2ra`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const text = Array.from({ length: LENGTH }, letter).join('')
    return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`
  })
}

/** How a code is stored and found, however it was typed. */
export function recoveryCodeHash(code: string): Buffer {
  return createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest()
}
