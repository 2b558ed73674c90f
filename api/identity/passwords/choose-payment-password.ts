import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { givenPassword } from '../limits.ts'
import { givenPaymentPassword } from './payment-password.ts'

/** The first one. It is asked for with the log-in password, so that an open session alone does not lead to the money. */
export const choosePaymentPassword = operation({
  name: 'choosePaymentPassword',
  cashier: 'self',
  summary: 'Set your payment password for the first time.',
  method: 'PUT',
  path: '/wps/member/paymentPassword',
  caller: 'member',
  encrypted: true,
  input: z.strictObject({
    /** The log-in password; needed by who has one. */
    password: z.optional(givenPassword),
    paymentPassword: givenPaymentPassword,
    confirmPaymentPassword: z.optional(givenPaymentPassword),
  }),
  output: z.strictObject({}),
  refusals: ['request.invalid', 'inconsistent_twice', 'login.locked', 'password.wrong', 'payment.password.exists'],
  runs: 'concludes',
  perMinute: 20,
})
