import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { moment } from './deposit-answers.ts'
import { amountAnswer } from './limits.ts'

export const showDepositTotals = operation({
  name: 'showDepositTotals',
  summary: 'What was paid in during a period, and what waits for an operator now.',
  method: 'GET',
  path: '/staff/deposit-totals',
  caller: 'staff',
  permission: 'deposits.read',
  input: z.strictObject({ from: moment, until: moment }),
  output: z.strictObject({
    paid: z.array(
      z.strictObject({ currency: z.string(), count: z.number(), amount: amountAnswer, fees: amountAnswer }),
    ),
    /** Waiting to be paid, and waiting for an operator. */
    waiting: z.number(),
    review: z.number(),
  }),
  refusals: [],
  runs: 'reads',
})
