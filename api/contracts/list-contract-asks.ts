import * as z from 'zod/mini'
import { afterId, listSize } from '../agents/team-answers.ts'
import { operation } from '../operation.ts'
import { askAnswer, contractKind } from './contract-answers.ts'

export const listContractAsks = operation({
  name: 'listContractAsks',
  summary: 'Contracts that you ask your upline for and that your downlines ask you for, newest first.',
  method: 'GET',
  path: '/wps/agent/contracts/asks',
  caller: 'agent',
  module: 'AGENTPOLICY3',
  input: z.strictObject({ kind: z.optional(contractKind), after: afterId, pageSize: listSize }),
  output: z.strictObject({
    list: z.array(askAnswer),
    next: z.nullable(z.string()),
    /** Whom one asks; null: the house, which is not asked here. */
    upline: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
