import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { depositKinds } from './deposit-choices.ts'
import { amountAnswer } from '../limits.ts'

export const showDepositSettings = operation({
  name: 'showDepositSettings',
  summary: 'Whether and how you can deposit: channels with their limits and fees.',
  method: 'GET',
  alsoMethods: ['POST'],
  relay: ['MCSFE_getDepositSettings'],
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({
    /** N: deposits are closed for everybody, or nobody offers one in this currency. */
    allowDeposit: z.enum(['Y', 'N']),
    currency: z.string(),
    currencySymbol: z.string(),
    /** How long an order can be paid. */
    expiryMinutes: z.number(),
    /** How many times a deposit must be wagered, as a plain decimal. */
    turnoverMultiple: z.string(),
    /** Deposit promotions the member has joined, of which one can be chosen. */
    promotions: z.array(z.strictObject({ id: z.string(), title: z.string() })),
    channels: z.array(
      z.strictObject({
        code: z.string(),
        kind: z.enum(depositKinds),
        name: z.string(),
        minimumAmount: amountAnswer,
        maximumAmount: amountAnswer,
        /** Per cent of the amount, as a plain decimal, and what is added to that; kept back of what is credited. */
        feePercent: z.string(),
        feeFixed: amountAnswer,
        /** Amounts to offer, rising, within the limits. */
        presets: z.array(amountAnswer),
        /** The house's bank or wallet, where it is paid by hand. */
        payBank: z.nullable(z.string()),
        /** Which coin on which chain, where it takes one. */
        coin: z.nullable(z.string()),
        network: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: [],
  runs: 'reads',
})
