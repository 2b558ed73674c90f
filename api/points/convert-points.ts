import * as z from 'zod/mini'
import { givenPaymentPassword } from '../identity/passwords/payment-password.ts'
import { operation } from '../operation.ts'
import { points, redemptionAnswer } from './point-answers.ts'

export const convertPoints = operation({
  name: 'convertPoints',
  summary: 'Turn points into money that waits in the reward centre.',
  method: 'POST',
  path: '/wps/points/convert',
  relay: ['passwordCheck/MCSFE_convertPoint', 'passwordCheck/MCS2_convertPoint'],
  caller: 'member',
  module: 'PTSYS3',
  encrypted: true,
  input: z.strictObject({
    /** By whole steps. */
    points,
    paymentPassword: givenPaymentPassword,
  }),
  output: redemptionAnswer,
  refusals: [
    'request.invalid',
    'payment.password.missing',
    'payment.password.wrong',
    'payment.password.locked',
    'points.convert.closed',
    'points.convert.daily',
    'points.insufficient',
    'wallet.purse.closed',
  ],
  runs: 'concludes',
  perMinute: 30,
})
