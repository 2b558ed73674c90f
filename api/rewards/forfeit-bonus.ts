import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { bonusAnswer, rewardId } from './reward-answers.ts'

export const forfeitBonus = operation({
  name: 'forfeitBonus',
  summary:
    'Forfeit a bonus: what is in the bonus purse goes back to the house, and its turnover is no longer required.',
  method: 'POST',
  path: '/wps/rewards/bonuses/forfeit',
  caller: 'member',
  input: z.strictObject({ promotionClaimId: rewardId }),
  output: bonusAnswer,
  refusals: ['reward.not.found', 'bonus.ended', 'wallet.purse.closed'],
  runs: 'transaction',
})
