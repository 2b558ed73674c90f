import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { caseDetail, caseId } from './case-answers.ts'

export const showCase = operation({
  name: 'showCase',
  summary: 'One of your conversations, with the latest two hundred entries.',
  method: 'GET',
  path: '/wps/support/cases/:id',
  caller: 'member',
  input: z.strictObject({ id: caseId }),
  output: caseDetail,
  refusals: ['case.not.found'],
  runs: 'reads',
})
