import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { caseId } from './case-answers.ts'

export const seeCase = operation({
  name: 'seeCase',
  summary: 'Note that one has read a conversation to its end.',
  method: 'POST',
  path: '/wps/support/cases/:id/seen',
  caller: 'member',
  input: z.strictObject({ id: caseId }),
  output: z.strictObject({}),
  refusals: ['case.not.found'],
  runs: 'transaction',
})
