import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { caseId, staffCaseDetail } from './case-answers.ts'

export const takeCase = operation({
  name: 'takeCase',
  summary: 'Assign a conversation to yourself, or release it. What waits too long may be taken over.',
  method: 'POST',
  path: '/staff/cases/:id/take',
  caller: 'staff',
  permission: 'feedback.answer',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ id: caseId, isTaken: z.boolean() }),
  output: staffCaseDetail,
  refusals: ['case.not.found', 'case.closed', 'case.taken'],
  runs: 'transaction',
})
