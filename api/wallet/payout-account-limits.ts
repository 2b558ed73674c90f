import { plainDigits } from '@croupier/basis/digits.ts'
import * as z from 'zod/mini'
import { plainText } from '../identity/plain-text.ts'

/** The id of one of a member's payout accounts. */
export const payoutAccountId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

/** A bank's or wallet's code in the operator's list. */
export const bankCode = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,19}$/))

/** The holder's name as the bank writes it. */
export const holderName = plainText(2, 80, {
  missing: 'fields.message.payeeName',
  wrong: 'fields.message.payeeName',
}).check(z.trim(), z.regex(/^[\p{L}\p{M}][\p{L}\p{M}\p{N} .,'’()&/-]*$/u, 'fields.message.payeeName'))

/**
 * An account number as a person types it, in any script's digits: spaces and dashes fall away. Letters stay as they are,
 * for in a crypto address each case is another letter.
 */
export const accountNumber = z
  .string({ error: 'fields.message.address' })
  .check(
    z.maxLength(60, 'fields.message.address'),
    z.overwrite(plainDigits),
    z.regex(/^[0-9A-Za-z]{5,34}$/, 'fields.message.address'),
  )
