import * as z from 'zod/mini'
import { plainText } from '../../identity/plain-text.ts'
import { amountAnswer } from '../../wallet/limits.ts'
import { betRecord } from '../records/bet-record.ts'

/** What an operator can make of a round: taken back whole, or settled to another payout. */
export const roundRulings = ['void', 'resettled'] as const

export const ruledRoundId = z.string().check(z.maxLength(64))

/** Why; kept with the round and in the audit log. */
export const rulingNote = plainText(3, 500)

/** The round as it stands then. */
export const ruledRound = z.strictObject({
  round: betRecord,
  /** What the member no longer had, so that it could not be taken back. */
  shortfall: amountAnswer,
})
