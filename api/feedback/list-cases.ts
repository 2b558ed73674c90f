import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { caseAnswer, caseId, casePageSize } from './case-answers.ts'

export const listCases = operation({
  name: 'listCases',
  summary: 'Your conversations with the house, newest first.',
  method: 'GET',
  path: '/wps/support/cases',
  caller: 'member',
  input: z.strictObject({ before: z.optional(caseId), pageSize: casePageSize }),
  output: z.strictObject({ list: z.array(caseAnswer), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
