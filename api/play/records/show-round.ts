import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../../wallet/limits.ts'
import { betRecord, betTransaction } from './bet-record.ts'
import { roundRulings } from '../rulings/round-rulings.ts'

export const showRound = operation({
  name: 'showRound',
  summary: 'Any round, whose it is, and every bet, win and rollback in it.',
  method: 'GET',
  path: '/staff/rounds/:roundId',
  caller: 'staff',
  permission: 'rounds.read',
  input: z.strictObject({ roundId: z.string().check(z.maxLength(64)) }),
  output: z.strictObject({
    round: betRecord,
    account: z.string(),
    /** As the vendor calls the round. */
    vendorReference: z.string(),
    /** Played with a trial's play money. */
    isDemo: z.boolean(),
    /** What the game said of the outcome. */
    detail: z.nullable(z.record(z.string(), z.unknown())),
    transactions: z.array(betTransaction),
    /** What the house decided of the round: `closed` because nobody finished it in time; null where it is its vendor's. */
    ruling: z.nullable(z.enum(['closed', ...roundRulings])),
    /** What operators ruled, the latest first. */
    rulings: z.array(
      z.strictObject({
        kind: z.enum(roundRulings),
        reason: z.string(),
        /** The operator, as named in the audit log. */
        madeBy: z.string(),
        /** Epoch milliseconds. */
        time: z.number(),
        /** How the round stood before. */
        stakeBefore: amountAnswer,
        payoutBefore: amountAnswer,
        /** What it was to pay. */
        payoutDue: amountAnswer,
      }),
    ),
  }),
  refusals: ['round.not.found'],
  runs: 'reads',
})
