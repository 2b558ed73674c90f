import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { deviceId, givenTicket, loginAnswer, loginMethods } from '../limits.ts'
import { plainText } from '../plain-text.ts'

export const verifyLogIn = operation({
  name: 'verifyLogIn',
  summary: 'Confirm a log-in from a new place.',
  method: 'POST',
  path: '/wps/session/login/verification',
  caller: 'anyone',
  encrypted: true,
  module: 'LOGINIPVERF3',
  input: z.strictObject({
    ticket: givenTicket,
    method: z.enum(loginMethods),
    /** A code, or the name on the bank account. */
    code: plainText(1, 120).check(z.trim()),
    loginDeviceId: z.optional(deviceId),
  }),
  output: loginAnswer,
  refusals: [
    'login.verification.wrong',
    'login.verification.expired',
    'code.missing',
    'code.wrong',
    'code.expired',
    'sms.too.many',
    'login.locked',
    'login.member.only',
    'login.agent.only',
    'login.frozen',
    'login.closed',
    'login.excluded',
  ],
  runs: 'concludes',
  perMinute: 60,
})
