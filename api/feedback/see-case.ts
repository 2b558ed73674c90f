import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { caseId } from './case-answers.ts'

export const seeCase = operation({
  name: 'seeCase',
  summary: 'Mark a conversation as read.',
  method: 'POST',
  path: '/wps/support/cases/:id/seen',
  caller: 'member',
  input: z.strictObject({ id: caseId }),
  output: z.strictObject({}),
  refusals: ['case.not.found'],
  runs: 'transaction',
})
