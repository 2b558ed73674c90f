import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { rewardAnswer } from './reward-answers.ts'

/** Rewards claimed by one call: whoever has more calls again. */
export const CLAIMED_AT_ONCE = 50

export const claimAllRewards = operation({
  name: 'claimAllRewards',
  summary: 'Claim every reward that waits, the oldest first, up to fifty.',
  method: 'POST',
  path: '/wps/rewards/claimAll',
  caller: 'member',
  module: 'REWCEN3',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(rewardAnswer) }),
  refusals: ['wallet.purse.closed', 'balance.limit'],
  runs: 'transaction',
})
