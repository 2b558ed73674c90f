import { describe, expect, it } from 'vitest'
import { isIban } from './iban.ts'

// The examples of the IBAN registry; the shortest and the longest that are given out are among them.
const ibans = [
  'NO9386011117947',
  'BE68539007547034',
  'DE89370400440532013000',
  'GB29NWBK60161331926819',
  'FR1420041010050500013M02606',
  'MT84MALT011000012345MTLCAST001S',
]

describe('[B-03] an IBAN', () => {
  it.each(ibans)('%s is one', (iban) => {
    expect(isIban(iban)).toBe(true)
  })

  it.each(ibans)('%s is none with one digit changed, or two neighbours that differ exchanged', (iban) => {
    for (let at = 2; at < iban.length; at += 1) {
      const [sign, next] = [iban[at]!, iban[at + 1]]
      if (/\d/.test(sign)) {
        const other = String((Number(sign) + 1) % 10)
        expect(isIban(iban.slice(0, at) + other + iban.slice(at + 1)), `${other} at ${at}`).toBe(false)
      }
      if (next && next !== sign && /\d/.test(sign) && /\d/.test(next)) {
        expect(isIban(iban.slice(0, at) + next + sign + iban.slice(at + 2)), `exchanged at ${at}`).toBe(false)
      }
    }
  })

  it.each([
    '',
    '0123456789012345',
    'GB29',
    'gb29nwbk60161331926819',
    'GB29 NWBK 6016 1331 9268 19',
    `GB29${'A'.repeat(31)}`,
  ])('%j is none', (text) => {
    expect(isIban(text)).toBe(false)
  })
})
