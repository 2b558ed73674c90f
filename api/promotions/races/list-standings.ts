import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../../wallet/limits.ts'
import { promotionId } from '../promotion-answers.ts'

export const STANDINGS_SHOWN = 100

export const listStandings = operation({
  name: 'listStandings',
  summary: 'The standings of a race, the first hundred in their order, and what each would get.',
  method: 'GET',
  path: '/staff/promotions/:promotionId/standings',
  caller: 'staff',
  permission: 'promotions.read',
  input: z.strictObject({ promotionId }),
  output: z.strictObject({
    /** Prizes are given, and nothing moves any more. */
    isFinal: z.boolean(),
    rows: z.array(
      z.strictObject({
        place: z.number(),
        account: z.string(),
        reached: z.string(),
        reachedAt: z.number(),
        /** In main units; zero behind the last prize. */
        prize: amountAnswer,
      }),
    ),
  }),
  refusals: ['promotion.not.found'],
  runs: 'reads',
})
