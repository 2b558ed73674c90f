import * as z from 'zod/mini'
import { operation } from '../operation.ts'

export const listRecipients = operation({
  name: 'listRecipients',
  summary: 'Those you may write to: your agent, and as an agent the direct members by the beginning of their account.',
  method: 'GET',
  path: '/wps/message/recipients',
  caller: 'member',
  input: z.strictObject({ account: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))) }),
  output: z.strictObject({
    /** The nickname of one's agent; null where one stands under the house. */
    upline: z.nullable(z.string()),
    isAgent: z.boolean(),
    downline: z.array(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
