import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { authenticatorCode, givenPassword } from '../limits.ts'

export const removeAuthenticator = operation({
  name: 'removeAuthenticator',
  summary: 'Remove your authenticator.',
  method: 'POST',
  path: '/wps/member/authenticator/removal',
  caller: 'member',
  encrypted: true,
  input: z.strictObject({ password: z.optional(givenPassword), code: authenticatorCode }),
  output: z.strictObject({}),
  refusals: ['password.wrong', 'authenticator.wrong', 'authenticator.missing', 'login.locked'],
  runs: 'concludes',
  perMinute: 20,
})
