import * as z from 'zod/mini'
import { operation } from '../../operation.ts'

export const revokeOtherSessions = operation({
  name: 'revokeOtherSessions',
  summary: 'End all your sessions except this one.',
  method: 'DELETE',
  path: '/wps/member/sessions',
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({ ended: z.number() }),
  refusals: [],
  runs: 'transaction',
})
