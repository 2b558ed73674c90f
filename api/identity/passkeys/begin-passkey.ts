import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { givenPassword } from '../limits.ts'
import { passkeyOptions } from './passkeys.ts'

/** Nothing changes until the browser has made the key. */
export const beginPasskey = operation({
  name: 'beginPasskey',
  summary: 'Options for the browser to make a passkey.',
  method: 'POST',
  path: '/wps/member/passkeys/options',
  caller: 'member',
  encrypted: true,
  input: z.strictObject({ password: z.optional(givenPassword) }),
  output: z.strictObject({ options: passkeyOptions }),
  refusals: ['password.wrong', 'login.locked', 'passkey.limit', 'passkey.not.here'],
  runs: 'concludes',
  perMinute: 20,
})
