import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { rewardAnswer } from './reward-answers.ts'

/** Rewards claimed by one call: whoever has more calls again. */
export const CLAIMED_AT_ONCE = 50

export const claimAllRewards = operation({
  name: 'claimAllRewards',
  summary:
    'Claim every reward that waits as cash, the oldest first, up to fifty. Each bonus is claimed by itself: it has terms.',
  method: 'POST',
  path: '/wps/rewards/claimAll',
  caller: 'member',
  module: 'REWCEN3',
  input: z.strictObject({}),
  output: z.strictObject({
    list: z.array(rewardAnswer),
    /** How many bonuses go on waiting, counted no further than fifty. */
    bonusesLeft: z.number(),
  }),
  refusals: ['wallet.purse.closed', 'balance.limit', 'login.excluded'],
  runs: 'transaction',
})
