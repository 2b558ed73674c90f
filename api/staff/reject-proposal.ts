import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { idText } from './limits.ts'

export const rejectProposal = operation({
  name: 'rejectProposal',
  summary: 'Decide that what another operator proposed shall not happen.',
  method: 'POST',
  path: '/staff/proposals/:id/reject',
  caller: 'staff',
  permission: 'proposals.decide',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    id: idText,
    /** Why, for the audit log. */
    note: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
  }),
  output: z.object({}),
  refusals: ['not.found', 'staff.four.eyes', 'staff.proposal.decided'],
  runs: 'transaction',
})
