import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { rewardAnswer, rewardId } from './reward-answers.ts'

export const claimReward = operation({
  name: 'claimReward',
  summary: 'Claim a reward: its amount goes to the main purse. Claimed again, it answers the same.',
  method: 'POST',
  path: '/wps/rewards/claim',
  relay: ['MCSFE_claimIssuedPromotion', 'MCSFE_claimRafflePromotion', 'MCS2_claimRafflePromotion'],
  caller: 'member',
  module: 'REWCEN3',
  input: z.strictObject({ promotionClaimId: rewardId }),
  output: rewardAnswer,
  refusals: [
    'reward.not.found',
    'reward.expired',
    'reward.cancelled',
    'wallet.purse.closed',
    'balance.limit',
    'login.excluded',
  ],
  runs: 'transaction',
})
