import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { amount } from '../wallet/limits.ts'
import { slipAnswer, slipId } from './book-answers.ts'

export const cashOutSlip = operation({
  name: 'cashOutSlip',
  summary: 'End a slip before its matches do, for what it is worth now.',
  method: 'POST',
  path: '/wps/book/slips/:slipId/cash-out',
  caller: 'member',
  perMinuteAndMember: 60,
  input: z.strictObject({
    slipId,
    /** What was shown; where it is worth less by now, nothing is done. */
    amount,
  }),
  output: slipAnswer,
  refusals: ['book.slip.not.found', 'book.slip.fixed', 'book.worth.changed'],
  runs: 'transaction',
})
