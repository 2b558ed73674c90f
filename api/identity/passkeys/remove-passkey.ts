import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { rowId } from '../limits.ts'

export const removePasskey = operation({
  name: 'removePasskey',
  summary: 'Remove one of your passkeys.',
  method: 'DELETE',
  path: '/wps/member/passkeys/:id',
  caller: 'member',
  input: z.strictObject({ id: rowId }),
  output: z.strictObject({}),
  refusals: ['passkey.not.found'],
  runs: 'transaction',
})
