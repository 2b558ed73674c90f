import * as z from 'zod/mini'
import { gameTypes } from '../games/game-types.ts'
import { clientWords, gameType } from '../games/limits.ts'
import { operation } from '../operation.ts'
import { periodFields } from '../records/record-period.ts'
import { amountAnswer } from '../wallet/limits.ts'

/** What settled rounds come to. */
const profit = {
  rounds: z.number(),
  betAmount: amountAnswer,
  /** What counts as wagered. */
  validBet: amountAnswer,
  payout: amountAnswer,
  /** Payout less stake: what the member gained or lost. */
  netAmount: amountAnswer,
}

export const showProfitLoss = operation({
  name: 'showProfitLoss',
  summary: 'Profit and loss of your settled rounds, by day of the merchant’s calendar and by category.',
  method: 'GET',
  path: '/wps/report/profitLoss',
  caller: 'member',
  /** Counted in quarters of an hour: one that the period cuts at its beginning is left out. */
  input: z.strictObject({ ...clientWords, ...periodFields, gameCategory: z.optional(gameType) }),
  output: z.strictObject({
    currency: z.string(),
    /** Newest first; days without play are left out. `date` as `2026-11-22`. */
    days: z.array(z.strictObject({ date: z.string(), ...profit })),
    /** What most was staked on first. */
    categories: z.array(z.strictObject({ gameCategory: z.enum(gameTypes), ...profit })),
    totals: z.strictObject(profit),
  }),
  refusals: ['request.invalid'],
  runs: 'reads',
})
