import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { rewardAnswer } from '../../rewards/reward-answers.ts'
import { promotionId } from '../promotion-answers.ts'

export const claimRebate = operation({
  name: 'claimRebate',
  summary: 'Claim the rebate that is due now; it waits in the reward centre.',
  method: 'POST',
  path: '/wps/promotions/:promotionId/rebate',
  caller: 'member',
  module: 'MANPLAYREB3',
  input: z.strictObject({ promotionId }),
  output: rewardAnswer,
  refusals: [
    'promotion.not.found',
    'promotion.closed',
    'promotion.not.for.member',
    'login.excluded',
    'promotion.taking',
    'promotion.nothing.due',
  ],
  runs: 'transaction',
})
