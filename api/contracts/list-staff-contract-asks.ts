import * as z from 'zod/mini'
import { afterId, listSize } from '../agents/team-answers.ts'
import { accountName } from '../identity/limits.ts'
import { operation } from '../operation.ts'
import { askAnswer, contractKind } from './contract-answers.ts'

export const listStaffContractAsks = operation({
  name: 'listStaffContractAsks',
  summary: 'Contracts that downlines ask their uplines for, of all agents or of one, newest first.',
  method: 'GET',
  path: '/staff/contracts/asks',
  caller: 'staff',
  permission: 'contracts.read',
  input: z.strictObject({
    /** Who asks or is asked. */
    account: z.optional(accountName),
    kind: z.optional(contractKind),
    state: z._default(z.enum(['open', 'all']), 'open'),
    after: afterId,
    pageSize: listSize,
  }),
  output: z.strictObject({
    list: z.array(
      z.strictObject({
        ...askAnswer.shape,
        /** When it was answered, or taken back; null while it is open. */
        decidedAt: z.nullable(z.number()),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
