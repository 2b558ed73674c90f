import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { smsGatewayAnswer } from './sms-gateway-answer.ts'

export const setSmsGateway = operation({
  name: 'setSmsGateway',
  summary: 'Set or change the gateway that sends our texts; fields left out stay as they are.',
  method: 'PUT',
  path: '/staff/sms-gateway',
  caller: 'staff',
  permission: 'settings.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    /** Where its API begins: `https://api.twilio.com`. */
    url: z.optional(z.string().check(z.maxLength(300), z.regex(/^https?:\/\/[^\s/?#@]+(?:\/[^\s?#]*[^\s?#/])?$/))),
    /** Our account with it. */
    account: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{2,64}$/))),
    /** What texts come from: a number with plus sign, or a name the country allows. */
    sender: z.optional(z.string().check(z.regex(/^(?:\+[1-9]\d{6,14}|[A-Za-z0-9 ]{2,11})$/))),
    /** Kept sealed; needed for the first gateway. */
    token: z.optional(z.string().check(z.minLength(16), z.maxLength(200), z.regex(/^[\x21-\x7e]+$/))),
  }),
  output: smsGatewayAnswer,
  refusals: ['request.invalid', 'sms.gateway.incomplete'],
  runs: 'transaction',
})
