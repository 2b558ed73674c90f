import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { deviceId, givenAccount, loginAnswer } from '../limits.ts'

/** The credential is the cookie that a log-in with `remember` left; it is good once, and the answer brings the next. */
export const logInRemembered = operation({
  name: 'logInRemembered',
  summary: 'Log in by what this browser was remembered by.',
  method: 'POST',
  path: '/wps/session/login/remembered',
  caller: 'anyone',
  module: 'LOGIN3',
  encrypted: true,
  input: z.strictObject({
    username: givenAccount,
    loginDeviceId: deviceId,
  }),
  output: loginAnswer,
  refusals: [
    'login.remember.stale',
    'login.remember.reused',
    'login.member.only',
    'login.agent.only',
    'login.frozen',
    'login.closed',
    'login.excluded',
  ],
  runs: 'concludes',
  perMinute: 60,
})
