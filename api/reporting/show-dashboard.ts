import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { amountAnswer } from '../wallet/limits.ts'

const paid = z.strictObject({ count: z.number(), amount: amountAnswer })

export const showDashboard = operation({
  name: 'showDashboard',
  summary: 'How the house does today, and what waits for an operator now.',
  method: 'GET',
  path: '/staff/dashboard',
  caller: 'staff',
  permission: 'reports.read',
  input: z.strictObject({}),
  output: z.strictObject({
    /** Today in the merchant's time zone: from its first instant, included, to tomorrow's, not included. */
    day: z.strictObject({ date: z.string(), from: z.number(), until: z.number() }),
    /** One entry for each currency in which anything happened today; trials' play money is in none of it. */
    currencies: z.array(
      z.strictObject({
        currency: z.string(),
        rounds: z.number(),
        /** Members who had a round settled. */
        players: z.number(),
        stake: amountAnswer,
        payout: amountAnswer,
        /** Stake less payout: gross gaming revenue. */
        ggr: amountAnswer,
        /** After fees. */
        deposits: paid,
        withdrawals: paid,
        /** Hour by hour from the day's beginning to now. */
        hours: z.array(z.strictObject({ from: z.number(), stake: amountAnswer, payout: amountAnswer })),
      }),
    ),
    waiting: z.strictObject({
      /** Payments that do not fit. */
      deposits: z.number(),
      /** Withdrawals to decide. */
      withdrawals: z.number(),
      /** Payouts that failed, and those whose outcome nobody knows. */
      failed: z.number(),
      unknown: z.number(),
      /** Withdrawals of which the provider says something else than was settled. */
      conflicts: z.number(),
      proposals: z.number(),
    }),
    members: z.strictObject({
      registered: z.number(),
      /** Logged in and seen during the last quarter of an hour. */
      online: z.number(),
    }),
  }),
  refusals: [],
  runs: 'reads',
})
