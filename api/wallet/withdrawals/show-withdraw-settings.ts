import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../limits.ts'

export const showWithdrawSettings = operation({
  name: 'showWithdrawSettings',
  summary: 'What you can withdraw now: limits, fee, what is left today, what must still be wagered.',
  method: 'GET',
  relay: ['MCSFE_getWithdrawSettings'],
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({
    /** N: nothing can be withdrawn in this currency now. */
    allowWithdraw: z.enum(['Y', 'N']),
    currency: z.string(),
    currencySymbol: z.string(),
    /** What is in the main purse. */
    available: amountAnswer,
    minimumAmount: amountAnswer,
    maximumAmount: amountAnswer,
    /** Per cent of the amount, and a fixed part besides. */
    feePercent: z.string(),
    feeFixed: amountAnswer,
    dailyAmount: amountAnswer,
    dailyAmountLeft: amountAnswer,
    dailyCount: z.number(),
    dailyCountLeft: z.number(),
    /** How many decimals an amount may have. */
    decimals: z.number(),
    hasWithdrawalPassword: z.boolean(),
    /** Zero: money may leave. */
    missingTurnover: amountAnswer,
    /** Where the player chooses the chance of a bet, what it must pay to count, of the stake; `1`: every bet counts. */
    lowestCountedMultiplier: z.string(),
    /** What must be wagered, in the order in which bets meet it. */
    requirements: z.array(
      z.strictObject({
        /** What it came with: deposit, bonus… */
        source: z.string(),
        turnover: amountAnswer,
        progress: amountAnswer,
        missing: amountAnswer,
        addedAt: z.number(),
      }),
    ),
  }),
  refusals: [],
  runs: 'reads',
})
