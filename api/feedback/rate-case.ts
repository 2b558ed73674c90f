import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { caseDetail, caseId } from './case-answers.ts'

export const rateCase = operation({
  name: 'rateCase',
  summary: 'Close a conversation and rate the help from 1 to 5; the latest rating counts.',
  method: 'POST',
  path: '/wps/support/cases/:id/rate',
  caller: 'member',
  input: z.strictObject({ id: caseId, rating: z.int().check(z.minimum(1), z.maximum(5)) }),
  output: caseDetail,
  refusals: ['case.not.found'],
  runs: 'transaction',
})
