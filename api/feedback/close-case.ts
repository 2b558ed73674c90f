import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { caseId, staffCaseDetail } from './case-answers.ts'

export const closeCase = operation({
  name: 'closeCase',
  summary: 'Close a conversation. Closed again, nothing changes.',
  method: 'POST',
  path: '/staff/cases/:id/close',
  caller: 'staff',
  permission: 'feedback.answer',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ id: caseId }),
  output: staffCaseDetail,
  refusals: ['case.not.found', 'case.taken'],
  runs: 'transaction',
})
