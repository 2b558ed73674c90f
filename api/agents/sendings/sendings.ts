import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { givenPaymentPassword } from '../../identity/passwords/payment-password.ts'
import { plainText } from '../../identity/plain-text.ts'
import { operation } from '../../operation.ts'
import { periodFields } from '../../records/record-period.ts'
import { amount, amountAnswer } from '../../wallet/limits.ts'
import { afterId, listSize } from '../team-answers.ts'

const refusals = [
  'request.invalid',
  'send.closed',
  'send.too.small',
  'send.too.large',
  'send.daily',
  'login.excluded',
  'payment.password.missing',
  'payment.password.wrong',
  'payment.password.locked',
  'withdraw.turnover.missing',
  'send.bonus.open',
  'wallet.purse.closed',
  'insufficient_balance',
  'balance.limit',
] as const

export const sendingAnswer = z.strictObject({
  id: z.string(),
  reference: z.string(),
  /** From an upline down, or up to one. */
  direction: z.enum(['down', 'up']),
  from: z.string(),
  to: z.string(),
  /** Whether it came to who asks. */
  isReceived: z.boolean(),
  currency: z.string(),
  amount: amountAnswer,
  note: z.string(),
  /** One's cashier who sent it. */
  by: z.nullable(z.string()),
  sentAt: z.number(),
})

const wish = { amount, note: z._default(plainText(0, 200), ''), paymentPassword: givenPaymentPassword }

export const sendToDownline = operation({
  name: 'sendToDownline',
  cashier: 'agent',
  summary: 'Send money from your main purse to a direct downline.',
  method: 'POST',
  path: '/wps/agent/transferDownline',
  caller: 'agent',
  module: 'AGENTPOLICY3',
  encrypted: true,
  input: z.strictObject({ account: accountName, ...wish }),
  output: sendingAnswer,
  refusals: ['agent.not.downline', ...refusals],
  runs: 'concludes',
  perMinute: 30,
})

export const sendToUpline = operation({
  name: 'sendToUpline',
  cashier: 'agent',
  summary: 'Send money from your main purse to your upline.',
  method: 'POST',
  path: '/wps/agent/transferUpline',
  caller: 'member',
  module: 'AGENTPOLICY3',
  encrypted: true,
  input: z.strictObject(wish),
  output: sendingAnswer,
  refusals: ['send.no.upline', ...refusals],
  runs: 'concludes',
  perMinute: 30,
})

export const showSendingRules = operation({
  name: 'showSendingRules',
  cashier: 'agent',
  summary: 'Whether money may be sent up and down, to whom, and within which limits.',
  method: 'GET',
  path: '/wps/agent/transferEnabled',
  caller: 'member',
  module: 'AGENTPOLICY3',
  input: z.strictObject({}),
  output: z.strictObject({
    currency: z.string(),
    available: amountAnswer,
    isDownOpen: z.boolean(),
    isUpOpen: z.boolean(),
    /** Null where the house stands above. */
    upline: z.nullable(z.string()),
    least: amountAnswer,
    most: amountAnswer,
    leftToday: amountAnswer,
    missingTurnover: amountAnswer,
    hasPaymentPassword: z.boolean(),
  }),
  refusals: [],
  runs: 'reads',
})

export const listSendings = operation({
  name: 'listSendings',
  cashier: 'agent',
  summary: 'Money sent and received between you, your upline and your downlines, newest first.',
  method: 'GET',
  path: '/wps/agent/transfers',
  caller: 'member',
  module: 'AGENTPOLICY3',
  input: z.strictObject({ ...periodFields, after: afterId, pageSize: listSize }),
  output: z.strictObject({ list: z.array(sendingAnswer), next: z.nullable(z.string()) }),
  refusals: ['request.invalid'],
  runs: 'reads',
})
