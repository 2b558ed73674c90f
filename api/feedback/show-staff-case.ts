import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { caseId, staffCaseDetail } from './case-answers.ts'

export const showStaffCase = operation({
  name: 'showStaffCase',
  summary: 'A conversation with everything written in it, notes of operators too.',
  method: 'GET',
  path: '/staff/cases/:id',
  caller: 'staff',
  permission: 'feedback.read',
  input: z.strictObject({ id: caseId }),
  output: staffCaseDetail,
  refusals: ['case.not.found'],
  runs: 'reads',
})
