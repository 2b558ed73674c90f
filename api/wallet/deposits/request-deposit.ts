import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { depositAnswer } from './deposit-answers.ts'
import { depositKinds } from './deposit-choices.ts'
import { amount } from '../limits.ts'

export const requestDeposit = operation({
  name: 'requestDeposit',
  summary: 'Ask to pay in: an order, and where it is paid.',
  method: 'POST',
  path: '/wps/transaction/deposit/:kind',
  relay: ['MCSFE_depositByLaunchUrl', 'MCSFE_depositByQRImageUrl'],
  caller: 'member',
  input: z.strictObject({
    /** Left out: the channel's own. */
    kind: z.optional(z.enum(depositKinds)),
    /** The channel's code. */
    channel: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/)),
    amount,
    /** A deposit promotion one has joined, or `none`; left out: every one that fits. */
    promotion: z.optional(z.string().check(z.regex(/^(?:none|[1-9]\d{0,17})$/))),
  }),
  output: depositAnswer,
  refusals: [
    'balance.limit',
    'deposit.limit',
    'login.excluded',
    'deposit.closed',
    'deposit.channel.unavailable',
    'deposit.too.many.open',
    'deposit.provider.refused',
    'deposit.promotion.unknown',
    'deposit.match.none',
    'request.invalid',
  ],
  runs: 'concludes',
  perMinute: 120,
})
