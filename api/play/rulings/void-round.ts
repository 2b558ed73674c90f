import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { ruledRound, ruledRoundId, rulingNote } from './round-rulings.ts'

export const voidRound = operation({
  name: 'voidRound',
  summary: 'Take a round back whole: stakes are returned, wins taken back as far as there is money.',
  method: 'POST',
  path: '/staff/rounds/:roundId/void',
  caller: 'staff',
  permission: 'rounds.rule',
  audited: true,
  memberMoney: 'edits',
  fourEyes: 'above-limit',
  input: z.strictObject({ roundId: ruledRoundId, note: rulingNote }),
  output: ruledRound,
  refusals: ['round.not.found', 'round.void', 'round.fixed', 'round.between.members'],
  runs: 'transaction',
})
