import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { plainText } from '../plain-text.ts'

export const findDefaultAgent = operation({
  name: 'findDefaultAgent',
  summary: 'Under whose invitation code somebody registers who brings none.',
  method: 'GET',
  path: '/wps/agent/default',
  caller: 'anyone',
  module: 'AGENTPOLICY3',
  /** The host the visitor registers at; the host of the call where absent. */
  input: z.strictObject({ domain: z.optional(plainText(0, 253)) }),
  /** The domain's own agent's, else the default agent's. Null: the house itself, or an agent without an open code. */
  output: z.strictObject({ affiliateCode: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
  perMinute: 60,
})
