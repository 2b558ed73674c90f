import * as z from 'zod/mini'
import { linesOfText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'
import { CASE_MOST, caseId, staffCaseDetail } from './case-answers.ts'

export const answerCase = operation({
  name: 'answerCase',
  summary: 'Answer in a conversation, or add a note that only operators see.',
  method: 'POST',
  path: '/staff/cases/:id/answer',
  caller: 'staff',
  permission: 'feedback.answer',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ id: caseId, content: linesOfText(1, CASE_MOST), isNote: z._default(z.boolean(), false) }),
  output: staffCaseDetail,
  refusals: ['case.not.found', 'case.closed', 'case.taken', 'case.nobody'],
  runs: 'transaction',
})
