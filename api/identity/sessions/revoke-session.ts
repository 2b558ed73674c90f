import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { rowId } from '../limits.ts'

/** One that has ended meanwhile is what was asked for. */
export const revokeSession = operation({
  name: 'revokeSession',
  summary: 'End one of your sessions.',
  method: 'DELETE',
  path: '/wps/member/sessions/:id',
  caller: 'member',
  input: z.strictObject({ id: rowId }),
  output: z.strictObject({}),
  refusals: ['session.not.found'],
  runs: 'transaction',
})
