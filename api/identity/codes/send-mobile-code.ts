import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { codeSent } from './code-sent.ts'
import { givenDialingCode, givenMobile } from '../contacts/phone-input.ts'

export const sendMobileCode = operation({
  name: 'sendMobileCode',
  summary: 'Send a code to a mobile number that you want to bind or verify.',
  method: 'POST',
  path: '/wps/member/mobile/code',
  caller: 'member',
  input: z.strictObject({ countryDialingCode: z.optional(givenDialingCode), mobileNum: z.optional(givenMobile) }),
  output: codeSent,
  refusals: [
    'mobile.missing',
    'mobile.invalid',
    'mobile.taken',
    'mobile.bound',
    'sms.too.many',
    'sms.failed',
    'sms.quota',
    'sms.not.enabled',
  ],
  runs: 'concludes',
  perMinute: 60,
})
