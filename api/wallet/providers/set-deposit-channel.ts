import * as z from 'zod/mini'
import { currencies } from '@croupier/basis/currency.ts'
import { plainText } from '../../identity/plain-text.ts'
import { operation } from '../../operation.ts'
import { coinCodes, networks } from '../crypto-choices.ts'
import { depositKinds } from '../deposits/deposit-choices.ts'
import { depositChannelAnswer } from './deposit-channel-answers.ts'
import { amount } from '../limits.ts'
import { providerCode } from './payment-provider-answers.ts'

const timeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))

export const setDepositChannel = operation({
  name: 'setDepositChannel',
  summary: 'Add a deposit channel, or replace one.',
  method: 'PUT',
  path: '/staff/deposit-channels/:code',
  caller: 'staff',
  permission: 'payments.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    code: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/)),
    kind: z.enum(depositKinds),
    /** What members read. */
    name: plainText(1, 60),
    /** Needed for what a provider takes, refused for the rest. */
    provider: z.optional(providerCode),
    currency: z.enum([...currencies.keys()]),
    minimumAmount: amount,
    maximumAmount: amount,
    /** Below 100. */
    feePercent: z._default(z.string().check(z.regex(/^\d{1,2}(?:\.\d{1,4})?$/)), '0'),
    feeFixed: z._default(z.string().check(z.regex(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,8})?$/)), '0'),
    /** Where the house is paid: needed for bank transfers and e-wallets. */
    payBank: z.optional(plainText(1, 60)),
    payHolder: z.optional(plainText(1, 100)),
    payNumber: z.optional(plainText(1, 60)),
    /** What the house's QR code says: needed for that kind. */
    qrText: z.optional(plainText(1, 300)),
    /** Which coin on which chain: needed for that kind. */
    coin: z.optional(z.enum(coinCodes)),
    network: z.optional(z.enum(networks)),
    instructions: z.optional(plainText(1, 500)),
    /** From when to when of the merchant's day; over midnight where the end comes first. */
    opensAt: z.optional(timeOfDay),
    closesAt: z.optional(timeOfDay),
    /** To whom it is offered: from this VIP level on, and so many days after they registered. */
    leastLevel: z._default(z.int().check(z.minimum(0), z.maximum(999)), 0),
    leastDays: z._default(z.int().check(z.minimum(0), z.maximum(3_650)), 0),
    isOpen: z._default(z.boolean(), true),
    position: z._default(z.int().check(z.minimum(0), z.maximum(9_999)), 0),
  }),
  output: depositChannelAnswer,
  refusals: ['payment.provider.unknown', 'request.invalid'],
  runs: 'transaction',
})
