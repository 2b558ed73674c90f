import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { rewardAnswer } from '../../rewards/reward-answers.ts'
import { promotionId } from '../promotion-answers.ts'

export const openEnvelope = operation({
  name: 'openEnvelope',
  summary: 'Open a red envelope: its next piece waits in the reward centre.',
  method: 'POST',
  path: '/wps/promotions/:promotionId/open',
  caller: 'member',
  input: z.strictObject({ promotionId }),
  output: rewardAnswer,
  refusals: [
    'promotion.not.found',
    'promotion.closed',
    'promotion.budget.spent',
    'promotion.not.for.member',
    'login.excluded',
    'promotion.taking',
    'promotion.envelope.empty',
    'promotion.opened.already',
  ],
  runs: 'transaction',
})
