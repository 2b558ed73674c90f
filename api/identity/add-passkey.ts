import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { rowId } from './limits.ts'
import { madePasskey } from './passkeys.ts'
import { plainText } from './plain-text.ts'

export const addPasskey = operation({
  name: 'addPasskey',
  summary: 'Add the passkey the browser has made.',
  method: 'POST',
  path: '/wps/member/passkeys',
  caller: 'member',
  input: z.strictObject({ name: plainText(1, 60).check(z.trim(), z.minLength(1)), made: madePasskey }),
  output: z.strictObject({ id: rowId }),
  refusals: ['passkey.failed', 'passkey.limit', 'passkey.taken', 'passkey.not.here'],
  runs: 'own',
  perMinute: 20,
})
