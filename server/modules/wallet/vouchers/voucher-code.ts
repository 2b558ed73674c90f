import { createHash, randomInt } from 'node:crypto'

/** Digits and letters that are not mistaken for each other. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 4
const GROUP = 4

/** A new code in groups of four, of which nobody guesses one: 30 to the 16th. */
export function newVoucherCode(): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** What a code is known by, however it is typed. */
export function voucherHash(code: string): Buffer {
  return createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
    .digest()
}

/** Where a code is sealed for. */
export function voucherPlace(batchId: bigint): string {
  return `wallet.voucher_batch:${batchId}`
}
