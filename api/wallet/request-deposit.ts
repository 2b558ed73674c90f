import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { depositAnswer } from './deposit-answers.ts'
import { depositKinds } from './deposit-choices.ts'
import { amount } from './limits.ts'

export const requestDeposit = operation({
  name: 'requestDeposit',
  summary: 'Ask to pay in: an order, and the page of the provider on which it is paid.',
  method: 'POST',
  path: '/wps/transaction/deposit/:kind',
  relay: ['MCSFE_depositByLaunchUrl'],
  caller: 'member',
  input: z.strictObject({
    kind: z._default(z.enum(depositKinds), 'pg'),
    /** The channel's code. */
    channel: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/)),
    amount,
  }),
  output: depositAnswer,
  refusals: [
    'login.excluded',
    'deposit.closed',
    'deposit.channel.unavailable',
    'deposit.too.many.open',
    'deposit.provider.refused',
    'request.invalid',
  ],
  runs: 'own',
  perMinute: 120,
})
