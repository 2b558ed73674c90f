import * as z from 'zod/mini'
import { afterId, listSize } from '../agents/team-answers.ts'
import { operation } from '../operation.ts'
import { contractAnswer, contractKind } from './contract-answers.ts'

export const listContracts = operation({
  name: 'listContracts',
  summary: 'One’s contracts with one’s upline and downlines, newest first; what is over only where asked.',
  method: 'GET',
  path: '/wps/agent/contracts',
  caller: 'member',
  module: 'AGENTPOLICY3',
  input: z.strictObject({
    kind: z.optional(contractKind),
    /** As downline, or as upline. */
    side: z.optional(z.enum(['mine', 'team'])),
    state: z._default(z.enum(['open', 'all']), 'open'),
    after: afterId,
    pageSize: listSize,
  }),
  output: z.strictObject({ list: z.array(contractAnswer), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
