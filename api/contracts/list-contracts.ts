import * as z from 'zod/mini'
import { afterId, listSize } from '../agents/team-answers.ts'
import { operation } from '../operation.ts'
import { contractAnswer, contractKind } from './contract-answers.ts'

const listed = z.strictObject({
  ...contractAnswer.shape,
  /** From when what is proposed to you would pay, accepted now; epoch milliseconds. Null of all else. */
  begins: z.nullable(z.number()),
  /** Whose contracts end with it, if what is proposed or asked is agreed to; of what waits for no answer nobody's. */
  ends: z.array(z.string()),
})

export const listContracts = operation({
  name: 'listContracts',
  summary: 'Your contracts with your upline and downlines, newest first; ended ones on request.',
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
  output: z.strictObject({ list: z.array(listed), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
