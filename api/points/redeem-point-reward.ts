import * as z from 'zod/mini'
import { givenPaymentPassword } from '../identity/passwords/payment-password.ts'
import { plainText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'
import { goodId, points, recipient, redemptionAnswer, REMARK_MOST } from './point-answers.ts'

export const redeemPointReward = operation({
  name: 'redeemPointReward',
  summary: 'Buy something of the mall: money waits in the reward centre, things wait for an operator.',
  method: 'POST',
  path: '/wps/points/redeem',
  relay: ['passwordCheck/MCSFE_redeemPointReward', 'passwordCheck/MCS2_redeemPointReward'],
  caller: 'member',
  module: 'PTSYS3',
  encrypted: true,
  input: z.strictObject({
    rewardId: goodId,
    quantity: z._default(z.int().check(z.minimum(1), z.maximum(100)), 1),
    /** What one costs as the member was shown; refused where it is something else by now. */
    pointsRequirement: z.optional(points),
    /** The three are asked for with things. */
    receiver: z.optional(recipient.receiver),
    mobileNum: z.optional(recipient.mobileNum),
    address: z.optional(recipient.address),
    remark: z._default(plainText(0, REMARK_MOST), ''),
    paymentPassword: givenPaymentPassword,
  }),
  output: redemptionAnswer,
  refusals: [
    'request.invalid',
    'payment.password.missing',
    'payment.password.wrong',
    'payment.password.locked',
    'points.good.not.found',
    'points.good.closed',
    'points.good.not.for.member',
    'points.good.price',
    'points.good.limit',
    'points.good.sold.out',
    'points.insufficient',
    'wallet.purse.closed',
  ],
  runs: 'concludes',
  perMinute: 30,
})
