import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { givenPaymentPassword } from './payment-password.ts'

export const changePaymentPassword = operation({
  name: 'changePaymentPassword',
  cashier: 'self',
  summary: 'Change your payment password.',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  caller: 'member',
  encrypted: true,
  input: z.strictObject({
    oldPaymentPassword: givenPaymentPassword,
    paymentPassword: givenPaymentPassword,
    confirmPaymentPassword: z.optional(givenPaymentPassword),
  }),
  output: z.strictObject({}),
  refusals: [
    'request.invalid',
    'inconsistent_twice',
    'password.unchanged',
    'payment.password.missing',
    'payment.password.wrong',
    'payment.password.locked',
  ],
  runs: 'concludes',
  perMinute: 20,
})
