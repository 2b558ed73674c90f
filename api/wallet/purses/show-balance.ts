import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../limits.ts'

export const showBalance = operation({
  name: 'showBalance',
  cashier: 'agent',
  summary: 'The balances of your purses.',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  caller: 'session',
  input: z.strictObject({
    /** 0: all purses; else the one of this `accountTypeId`. */
    typeId: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9_999)), 0),
  }),
  output: z.strictObject({
    /** What can be played with now: main and bonus, or a trial's play money. */
    sumBalance: amountAnswer,
    currency: z.string(),
    currencySymbol: z.string(),
    balance: z.array(
      z.strictObject({
        accountTypeId: z.number(),
        accountTypeName: z.string(),
        availBalance: amountAnswer,
        /** Grows with every movement: of two answers the one with the higher number is newer. */
        seq: z.string(),
      }),
    ),
  }),
  refusals: [],
  runs: 'reads',
})
