import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../../wallet/limits.ts'
import { promotionId } from '../promotion-answers.ts'

const amountOrNone = z.nullable(amountAnswer)

export const showVip = operation({
  name: 'showVip',
  summary: 'Your VIP level, what is missing to the next, and what each level requires and gives.',
  method: 'GET',
  path: '/wps/promotions/vip',
  relay: ['MCSFE_getPlayerRankProgress'],
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({
    currency: z.string(),
    /** Null where this currency has no levels. */
    promotionId: z.nullable(promotionId),
    /** 0: below the first. */
    level: z.number(),
    playerRankName: z.nullable(z.string()),
    /** Null on the highest. */
    nextRankName: z.nullable(z.string()),
    /** Whether the next level was lost: it comes back by what this month asks. */
    isComingBack: z.boolean(),
    /** Valid bets of this month; `expected` is what it takes to stay, or to come back. */
    monthlyTurnover: z.strictObject({ actual: amountAnswer, expected: amountOrNone }),
    totalTurnover: amountAnswer,
    totalDeposits: amountAnswer,
    /** To a level never reached before; null where there is none. */
    missing: z.nullable(z.strictObject({ validBet: amountAnswer, deposits: amountAnswer })),
    levels: z.array(
      z.strictObject({
        level: z.number(),
        name: z.string(),
        isReached: z.boolean(),
        reach: z.strictObject({ validBet: amountAnswer, deposits: amountOrNone }),
        keep: z.nullable(z.strictObject({ validBet: amountAnswer })),
        privileges: z.strictObject({
          upgrade: amountOrNone,
          birthday: amountOrNone,
          week: amountOrNone,
          month: amountOrNone,
          dailyWithdrawal: amountOrNone,
          dailyWithdrawals: z.nullable(z.number()),
          isWithdrawalFree: z.boolean(),
          /** Per cent of each rebate, as a plain decimal. */
          rebateRaise: z.nullable(z.string()),
        }),
      }),
    ),
  }),
  refusals: [],
  runs: 'reads',
})
