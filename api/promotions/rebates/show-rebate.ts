import * as z from 'zod/mini'
import { gameTypes } from '../../games/game-types.ts'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../../wallet/limits.ts'
import { promotionId } from '../promotion-answers.ts'

export const showRebate = operation({
  name: 'showRebate',
  summary: 'Your rebate so far, by category, where members claim it themselves.',
  method: 'GET',
  path: '/wps/promotions/rebate',
  relay: ['MCSFE_getCustomerRebateSettingByProductType'],
  caller: 'member',
  module: 'MANPLAYREB3',
  input: z.strictObject({}),
  output: z.strictObject({
    currency: z.string(),
    list: z.array(
      z.strictObject({
        promotionId,
        title: z.string(),
        minimum: amountAnswer,
        /** What the member is given now, what their VIP level adds to it included. */
        due: amountAnswer,
        /** Per cent that the level adds; null where it adds nothing. */
        raise: z.nullable(z.string()),
        isPayable: z.boolean(),
        categories: z.array(
          z.strictObject({
            gameType: z.enum(gameTypes),
            percent: z.string(),
            validBet: amountAnswer,
            paid: amountAnswer,
            due: amountAnswer,
          }),
        ),
      }),
    ),
  }),
  refusals: [],
  runs: 'reads',
})
