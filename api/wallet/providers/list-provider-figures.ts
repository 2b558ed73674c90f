import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../limits.ts'

export const listProviderFigures = operation({
  name: 'listProviderFigures',
  summary: 'How well each provider does, and what it owes the house by our books.',
  method: 'GET',
  path: '/staff/payment-providers/figures',
  caller: 'staff',
  permission: 'payments.read',
  input: z.strictObject({}),
  output: z.strictObject({
    list: z.array(
      z.strictObject({
        provider: z.string(),
        /** Deposits of the last day whose end is known, and how many of them were paid. */
        finished: z.number(),
        paid: z.number(),
        /** When it was closed by itself; null where it was not, or was opened since. */
        switchedOffAt: z.nullable(z.number()),
        positions: z.array(
          z.strictObject({ currency: z.string(), paidIn: amountAnswer, paidOut: amountAnswer, position: amountAnswer }),
        ),
      }),
    ),
  }),
  refusals: [],
  runs: 'reads',
})
