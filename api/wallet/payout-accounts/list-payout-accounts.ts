import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { payoutAccountAnswer } from '../withdrawals/withdrawal-answers.ts'

export const listPayoutAccounts = operation({
  name: 'listPayoutAccounts',
  summary: 'Your payout accounts.',
  method: 'GET',
  path: '/wps/member/bankCard',
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({
    list: z.array(payoutAccountAnswer),
    /** How many one may have. */
    limit: z.number(),
    /** The name every account must bear; null before the first. */
    holder: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
