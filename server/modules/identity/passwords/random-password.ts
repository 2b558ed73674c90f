import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for each other, read out over a telephone too. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const DIGITS = '23456789'

const anyOf = (signs: string): string => signs[randomInt(signs.length)] ?? ''

/** `kfwm-4827-pqhx`: some 46 bits, for a password that lasts until it is first used. */
export function randomPassword(): string {
  const group = (signs: string) => Array.from({ length: 4 }, () => anyOf(signs)).join('')
  return [LETTERS, DIGITS, LETTERS].map(group).join('-')
}
