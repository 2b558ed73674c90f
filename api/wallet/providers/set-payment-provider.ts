import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { paymentProviderAnswer, providerCode } from './payment-provider-answers.ts'

export const setPaymentProvider = operation({
  name: 'setPaymentProvider',
  summary: 'Add a payment provider, or change one; fields left out stay as they are.',
  method: 'PUT',
  path: '/staff/payment-providers/:code',
  caller: 'staff',
  permission: 'payments.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    code: providerCode,
    protocol: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/))),
    url: z.optional(z.string().check(z.maxLength(300), z.regex(/^https?:\/\/[^\s/?#@]+(?:\/[^\s?#]*[^\s?#/])?$/))),
    /** Kept sealed; needed for a new provider. */
    secret: z.optional(z.string().check(z.minLength(16), z.maxLength(200), z.regex(/^[\x21-\x7e]+$/))),
    isOpen: z.optional(z.boolean()),
    /** Takes payouts; of a new provider left out: only where no other does. */
    paysOut: z.optional(z.boolean()),
  }),
  output: paymentProviderAnswer,
  refusals: ['request.invalid', 'payment.provider.incomplete', 'payment.protocol.unknown'],
  runs: 'transaction',
})
