import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { givenAccount, givenCaptcha } from '../limits.ts'

export const checkUsername = operation({
  name: 'checkUsername',
  summary: 'Whether a username is free. After five questions a captcha comes with each.',
  method: 'GET',
  path: '/wps/check/username',
  caller: 'anyone',
  input: z.strictObject({ username: givenAccount, captcha: z.optional(givenCaptcha) }),
  output: z.strictObject({ available: z.boolean() }),
  refusals: ['login.captcha.required', 'login.captcha.wrong'],
  runs: 'own',
  perMinute: 30,
})
