import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { givenPassword } from '../limits.ts'
import { passkeyOptions } from './passkeys.ts'

/** Nothing changes until the browser has made the key. */
export const beginPasskey = operation({
  name: 'beginPasskey',
  summary: 'What the browser is told to make a passkey for oneself.',
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
