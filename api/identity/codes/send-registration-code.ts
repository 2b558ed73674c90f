import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { codeSent } from './code-sent.ts'
import { givenBotCheck, givenCaptcha } from '../limits.ts'
import { givenDialingCode, givenMobile } from '../contacts/phone-input.ts'

/** Whether a number has an account is told here as it is by the registration itself. */
export const sendRegistrationCode = operation({
  name: 'sendRegistrationCode',
  summary: 'Send a code to the mobile number of a registration.',
  method: 'POST',
  path: '/wps/verification/sms/register',
  caller: 'anyone',
  module: 'REGISTER3',
  input: z.strictObject({
    countryDialingCode: z.optional(givenDialingCode),
    /** Its faults are named by `mobileNum`, as the registration's own field. */
    mobileNo: z.optional(givenMobile),
    botCheck: z.optional(givenBotCheck),
    captcha: z.optional(givenCaptcha),
  }),
  output: codeSent,
  refusals: [
    'mobile.missing',
    'mobile.invalid',
    'mobile.taken',
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
