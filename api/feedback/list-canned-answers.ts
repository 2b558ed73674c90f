import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { caseId } from './case-answers.ts'

export const cannedAnswer = z.strictObject({ id: caseId, title: z.string(), texts: z.record(z.string(), z.string()) })

export const listCannedAnswers = operation({
  name: 'listCannedAnswers',
  summary: 'What operators answer often, by title.',
  method: 'GET',
  path: '/staff/canned-answers',
  caller: 'staff',
  permission: 'feedback.read',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(cannedAnswer) }),
  refusals: [],
  runs: 'reads',
})
