import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { depositKinds } from './deposit-choices.ts'

export const listDepositBanks = operation({
  name: 'listDepositBanks',
  summary: 'The banks and wallets through which you can deposit.',
  method: 'GET',
  path: '/wps/system/depositBanks',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({
    list: z.array(
      z.strictObject({
        code: z.string(),
        name: z.string(),
        kind: z.enum(depositKinds),
        /** The bank's or wallet's own name, where the house is paid by hand. */
        bank: z.nullable(z.string()),
        currency: z.string(),
      }),
    ),
  }),
  refusals: [],
  runs: 'reads',
})
