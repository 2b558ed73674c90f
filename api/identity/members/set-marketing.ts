import * as z from 'zod/mini'
import { operation } from '../../operation.ts'

/** What concerns the account and its money is told in any case. */
export const setMarketing = operation({
  name: 'setMarketing',
  summary: 'Whether one wants to be written to about offers.',
  method: 'PUT',
  path: '/wps/member/marketing',
  caller: 'member',
  input: z.strictObject({ isWanted: z.boolean() }),
  output: z.strictObject({}),
  refusals: [],
  runs: 'transaction',
})
