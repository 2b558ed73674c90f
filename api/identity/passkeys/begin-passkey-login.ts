import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { passkeyOptions } from './passkeys.ts'

/** No name is asked for: the key knows whose it is, so the answer tells nobody who has an account. */
export const beginPasskeyLogin = operation({
  name: 'beginPasskeyLogin',
  summary: 'Options for the browser to log in by a passkey.',
  method: 'POST',
  path: '/wps/session/login/passkey/options',
  caller: 'anyone',
  module: 'LOGIN3',
  input: z.strictObject({}),
  output: z.strictObject({ options: passkeyOptions }),
  refusals: ['passkey.not.here'],
  runs: 'concludes',
  perMinute: 60,
})
