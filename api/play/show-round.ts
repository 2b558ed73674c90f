import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { betRecord, betTransaction } from './bet-record.ts'

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
  }),
  refusals: ['round.not.found'],
  runs: 'reads',
})
