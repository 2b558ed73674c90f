import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { codeSent } from '../codes/code-sent.ts'
import { deviceId, givenTicket } from '../limits.ts'

export const sendLogInCode = operation({
  name: 'sendLogInCode',
  summary: 'Send the code that confirms a log-in from a new place.',
  method: 'POST',
  path: '/wps/session/login/verification/code',
  caller: 'anyone',
  encrypted: true,
  module: 'LOGINIPVERF3',
  input: z.strictObject({
    ticket: givenTicket,
    method: z.enum(['sms', 'email']),
    loginDeviceId: z.optional(deviceId),
  }),
  output: codeSent,
  refusals: [
    'login.verification.wrong',
    'login.verification.expired',
    'sms.too.many',
    'sms.failed',
    'sms.quota',
    'sms.not.enabled',
    'mobile.invalid',
    'mail.unavailable',
  ],
  runs: 'concludes',
  perMinute: 20,
})
