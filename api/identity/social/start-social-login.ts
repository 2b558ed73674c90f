import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { socialProviderCode, socialWay } from './social.ts'

/** Sets the `socialBrowser` cookie: only the browser that was sent away may come back with what it is given there. */
export const startSocialLogin = operation({
  name: 'startSocialLogin',
  summary: 'Where to go to log in by an account elsewhere.',
  method: 'POST',
  path: '/wps/session/login/social/:provider',
  caller: 'anyone',
  module: 'LOGIN3',
  input: z.strictObject({ provider: socialProviderCode }),
  output: socialWay,
  refusals: ['social.unavailable'],
  runs: 'concludes',
  perMinute: 60,
})
