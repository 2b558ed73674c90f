import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { ruledRound, ruledRoundId, rulingNote } from './round-rulings.ts'

export const resettleRound = operation({
  name: 'resettleRound',
  summary: 'Settle a round to another payout: the difference is paid, or taken back as far as there is money.',
  method: 'POST',
  path: '/staff/rounds/:roundId/resettle',
  caller: 'staff',
  permission: 'rounds.rule',
  audited: true,
  memberMoney: 'edits',
  fourEyes: 'above-limit',
  input: z.strictObject({
    roundId: ruledRoundId,
    /** All the round is to pay, in main units; 0 where it was lost. */
    payout: z.string().check(z.regex(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,8})?$/)),
    note: rulingNote,
  }),
  output: ruledRound,
  refusals: [
    'round.not.found',
    'round.void',
    'round.unchanged',
    'round.fixed',
    'round.between.members',
    'request.invalid',
  ],
  runs: 'transaction',
})
