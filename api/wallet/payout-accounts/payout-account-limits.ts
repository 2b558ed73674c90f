import { plainDigits } from '@croupier/basis/digits.ts'
import * as z from 'zod/mini'
import { plainText } from '../../identity/plain-text.ts'

/** The id of one of a member's payout accounts. */
export const payoutAccountId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

/** A bank's or wallet's code in the operator's list. */
export const bankCode = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,19}$/))

/** The holder's name as the bank writes it. */
export const holderName = plainText(2, 80, {
  missing: 'fields.message.payeeName',
  wrong: 'fields.message.payeeName',
}).check(z.trim(), z.regex(/^[\p{L}\p{M}](?:[\p{L}\p{M}\p{N} .,'’()&/-]|\u200c|\u200d)*$/u, 'fields.message.payeeName'))

/** An IBAN has 34 signs at most, an address of Bitcoin 62, one of Ethereum 42. */
export const LONGEST_ACCOUNT_NUMBER = 64

/**
 * An account number as a person types it, in any script's digits: spaces and dashes fall away. Letters stay as they are,
 * for in a crypto address each case is another letter.
 */
export const accountNumber = z
  .string({ error: 'fields.message.address' })
  .check(
    z.maxLength(100, 'fields.message.address'),
    z.overwrite(plainDigits),
    z.maxLength(LONGEST_ACCOUNT_NUMBER, 'fields.message.address'),
    z.regex(/^[0-9A-Za-z]{5,}$/, 'fields.message.address'),
  )

/** How an account's number is written: in digits alone, or as an IBAN. Where neither is said, in letters and digits. */
export const numberForms = ['digits', 'iban'] as const
