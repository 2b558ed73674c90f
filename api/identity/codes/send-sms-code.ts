import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { codeSent } from './code-sent.ts'
import { givenBotCheck, givenCaptcha } from '../limits.ts'
import { givenDialingCode, givenMobile } from '../contacts/phone-input.ts'

/** Answers alike whether the number is anybody's or not; only to somebody's a text is sent. */
export const sendSmsCode = operation({
  name: 'sendSmsCode',
  summary: 'Send a code to a mobile number, to log in by it or to choose a new password.',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  caller: 'anyone',
  input: z.strictObject({
    countryDialingCode: z.optional(givenDialingCode),
    mobileNum: z.optional(givenMobile),
    /** `reset`: for a forgotten password. A code for one opens nothing of the other. */
    purpose: z._default(z.enum(['login', 'reset']), 'login'),
    botCheck: z.optional(givenBotCheck),
    captcha: z.optional(givenCaptcha),
  }),
  output: codeSent,
  refusals: [
    'mobile.missing',
    'mobile.invalid',
    'login.captcha.required',
    'login.captcha.wrong',
    'sms.too.many',
    'sms.failed',
    'sms.quota',
    'sms.not.enabled',
  ],
  runs: 'concludes',
  perMinute: 60,
})
