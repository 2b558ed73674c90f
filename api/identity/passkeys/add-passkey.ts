import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { rowId } from '../limits.ts'
import { madePasskey, passkeyName } from './passkeys.ts'

export const addPasskey = operation({
  name: 'addPasskey',
  summary: 'Add the passkey the browser has made.',
  method: 'POST',
  path: '/wps/member/passkeys',
  caller: 'member',
  input: z.strictObject({ name: passkeyName, made: madePasskey }),
  output: z.strictObject({ id: rowId }),
  refusals: ['passkey.failed', 'passkey.limit', 'passkey.taken', 'passkey.not.here'],
  runs: 'concludes',
  perMinute: 20,
})
