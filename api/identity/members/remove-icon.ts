import * as z from 'zod/mini'
import { operation } from '../../operation.ts'

export const removeIcon = operation({
  name: 'removeIcon',
  summary: 'Go back to the picture drawn from your name.',
  method: 'DELETE',
  path: '/wps/member/info/icon',
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({}),
  refusals: [],
  runs: 'transaction',
})
