import * as z from 'zod/mini'
import { operation } from '../../operation.ts'

/** What concerns the account and its money is told in any case. Nobody on a break can choose offers. */
export const setMarketing = operation({
  name: 'setMarketing',
  summary: 'Set whether you want to receive offers.',
  method: 'PUT',
  path: '/wps/member/marketing',
  caller: 'member',
  input: z.strictObject({ isWanted: z.boolean() }),
  output: z.strictObject({}),
  refusals: ['login.excluded'],
  runs: 'transaction',
})
