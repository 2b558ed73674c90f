import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { deviceId, givenAccount, givenCaptcha, givenPassword, loginAnswer } from './limits.ts'

/** A failure's value says by `captcha` whether the next attempt needs one. */
export const logIn = operation({
  name: 'logIn',
  summary: 'Log in by username and password.',
  method: 'POST',
  path: '/wps/session/login',
  caller: 'anyone',
  encrypted: true,
  input: z.strictObject({
    username: givenAccount,
    password: givenPassword,
    type: z._default(z.enum(['username', 'sms']), 'username'),
    captcha: z.optional(givenCaptcha),
    loginDeviceId: z.optional(deviceId),
  }),
  output: loginAnswer,
  refusals: [
    'login.failed',
    'login.locked',
    'login.captcha.required',
    'login.captcha.wrong',
    'login.member.only',
    'login.agent.only',
    'login.frozen',
    'login.excluded',
  ],
  runs: 'own',
  // Mobile carriers put thousands behind one address; guesses have their own, smaller limits.
  perMinute: 600,
})
