import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { systemStatusSchema } from './system-status.ts'

export const showSystemStatus = operation({
  name: 'showSystemStatus',
  summary: 'Whether the portal is open to this visitor.',
  method: 'GET',
  path: '/wps/system/status',
  caller: 'anyone',
  input: z.strictObject({}),
  output: systemStatusSchema,
  refusals: [],
  runs: 'reads',
})
