import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { idText } from './limits.ts'

/** Where the operation itself refuses, its refusal is the answer and the proposal goes on waiting. */
export const approveProposal = operation({
  name: 'approveProposal',
  summary: "Run what another operator proposed; the answer is that operation's.",
  method: 'POST',
  path: '/staff/proposals/:id/approve',
  caller: 'staff',
  permission: 'proposals.decide',
  memberMoney: 'none',
  input: z.strictObject({ id: idText }),
  output: z.object({ answer: z.unknown() }),
  refusals: ['not.found', 'staff.four.eyes', 'staff.proposal.decided'],
  runs: 'concludes',
})
