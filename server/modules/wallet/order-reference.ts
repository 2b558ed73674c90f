import { randomInt } from 'node:crypto'

/** Digits and letters that are not mistaken for each other when somebody reads a reference to customer service. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const RANDOM_LETTERS = 9

/** A new reference: a letter for what it is of, the day, and letters nobody can guess. */
export function orderReference(what: 'D' | 'W' | 'T' | 'S' | 'P', now: number): string {
  const day = new Date(now).toISOString().slice(2, 10).replaceAll('-', '')
  const letters = Array.from({ length: RANDOM_LETTERS }, () => LETTERS[randomInt(LETTERS.length)])
  return `${what}${day}${letters.join('')}`
}
