import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../../wallet/limits.ts'
import { promotionId } from '../promotion-answers.ts'

/** Leaders shown of each race. */
export const LEADERS_SHOWN = 50

export const listLeaderboards = operation({
  name: 'listLeaderboards',
  summary: 'Races that run or have ended lately: the leaders, by masked names, and your own rank.',
  method: 'GET',
  path: '/wps/promotions/leaderboards',
  relay: ['MCSFE_getMissionLeaderboard', 'PROMOFE_getRankBoardList'],
  caller: 'member',
  module: 'MISSIONLB3',
  input: z.strictObject({}),
  output: z.strictObject({
    list: z.array(
      z.strictObject({
        missionId: promotionId,
        title: z.string(),
        currency: z.string(),
        measure: z.enum(['validBet', 'payout', 'rounds', 'multiplier']),
        startsAt: z.number(),
        endsAt: z.number(),
        /** Whether the prizes are given: until then corrections of rounds may still move places. */
        isFinal: z.boolean(),
        /** By place, in main units. */
        prizes: z.array(amountAnswer),
        rows: z.array(
          z.strictObject({
            rank: z.number(),
            customerName: z.string(),
            isHidden: z.boolean(),
            isOwn: z.boolean(),
            /** An amount in main units, a count of rounds, or a multiple of a stake, as `measure` says. */
            reachedValue: z.string(),
            prize: amountAnswer,
          }),
        ),
        /** Where one is oneself; null before anything counted. */
        footer: z.nullable(z.strictObject({ rank: z.number(), reachedValue: z.string() })),
      }),
    ),
  }),
  refusals: [],
  runs: 'reads',
})
