import * as z from 'zod/mini'
import { operation } from '../../operation.ts'

export const showPaymentPassword = operation({
  name: 'showPaymentPassword',
  cashier: 'self',
  summary: 'Whether you have a payment password, and the rules for a new one.',
  method: 'GET',
  path: '/wps/member/hasWithdrawalPassword',
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({
    hasWithdrawalPassword: z.boolean(),
    /** Whether choosing the first one asks for the log-in password. */
    asksPassword: z.boolean(),
    minLength: z.number(),
    maxLength: z.number(),
  }),
  refusals: [],
  runs: 'reads',
})
