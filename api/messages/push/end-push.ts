import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { pushEndpoint } from './push-limits.ts'

export const endPush = operation({
  name: 'endPush',
  summary: 'Have a browser tell you nothing any more.',
  method: 'POST',
  path: '/wps/message/push/end',
  caller: 'member',
  input: z.strictObject({ endpoint: pushEndpoint }),
  output: z.strictObject({ isOn: z.literal(false) }),
  refusals: [],
  runs: 'transaction',
})
