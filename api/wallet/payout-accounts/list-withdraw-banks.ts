import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { numberForms } from './payout-account-limits.ts'
import { payoutKinds } from '../withdrawals/withdrawal-choices.ts'

export const listWithdrawBanks = operation({
  name: 'listWithdrawBanks',
  summary: 'The banks and wallets you can be paid to.',
  method: 'GET',
  path: '/wps/system/withdrawBanks',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({
    list: z.array(
      z.strictObject({
        code: z.string(),
        name: z.string(),
        kind: z.enum(payoutKinds),
        currency: z.string(),
        /** Of crypto: which coin on which chain it is paid in. */
        coin: z.optional(z.string()),
        network: z.optional(z.string()),
        /** How many characters its account numbers have. */
        numberMin: z.number(),
        numberMax: z.number(),
        numberForm: z.optional(z.enum(numberForms)),
      }),
    ),
  }),
  refusals: [],
  runs: 'reads',
})
