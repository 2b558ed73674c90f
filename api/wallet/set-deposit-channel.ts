import * as z from 'zod/mini'
import { currencies } from '@croupier/basis/currency.ts'
import { plainText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'
import { depositChannelAnswer } from './deposit-channel-answers.ts'
import { amount } from './limits.ts'
import { providerCode } from './payment-provider-answers.ts'

export const setDepositChannel = operation({
  name: 'setDepositChannel',
  summary: 'Add a way to pay in, or replace what is said of one.',
  method: 'PUT',
  path: '/staff/deposit-channels/:code',
  caller: 'staff',
  permission: 'payments.manage',
  audited: true,
  input: z.strictObject({
    code: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/)),
    /** The kinds that can be offered now. */
    kind: z.enum(['pg']),
    /** What members read. */
    name: plainText(1, 60),
    provider: providerCode,
    currency: z.enum([...currencies.keys()]),
    minimumAmount: amount,
    maximumAmount: amount,
    /** Below 100. */
    feePercent: z._default(z.string().check(z.regex(/^\d{1,2}(?:\.\d{1,4})?$/)), '0'),
    feeFixed: z._default(z.string().check(z.regex(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,8})?$/)), '0'),
    isOpen: z._default(z.boolean(), true),
    position: z._default(z.int().check(z.minimum(0), z.maximum(9_999)), 0),
  }),
  output: depositChannelAnswer,
  refusals: ['payment.provider.unknown', 'request.invalid'],
  runs: 'transaction',
})
