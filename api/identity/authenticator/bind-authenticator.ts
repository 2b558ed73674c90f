import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { authenticatorCode } from '../limits.ts'

/** Takes the place of the authenticator that was bound before. */
export const bindAuthenticator = operation({
  name: 'bindAuthenticator',
  summary: 'Bind the authenticator that waits by its first code.',
  method: 'PUT',
  path: '/wps/member/authenticator',
  caller: 'member',
  encrypted: true,
  input: z.strictObject({ code: authenticatorCode }),
  output: z.strictObject({}),
  refusals: ['authenticator.wrong', 'authenticator.not.begun', 'login.locked'],
  runs: 'concludes',
  perMinute: 20,
})
