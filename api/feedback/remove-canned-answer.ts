import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { caseId } from './case-answers.ts'

export const removeCannedAnswer = operation({
  name: 'removeCannedAnswer',
  summary: 'Keep an answer no longer.',
  method: 'DELETE',
  path: '/staff/canned-answers/:id',
  caller: 'staff',
  permission: 'feedback.answer',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ id: caseId }),
  output: z.strictObject({}),
  refusals: ['canned.answer.not.found'],
  runs: 'transaction',
})
