import * as z from 'zod/mini'
import { linesOfText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'
import {
  CASE_MOST,
  caseDetail,
  casePictures,
  FEEDBACK_LEAST,
  feedbackType,
  PICTURED_BODY_BYTES,
} from './case-answers.ts'

export const openCase = operation({
  name: 'openCase',
  summary: 'Complain or ask the support a question, with up to three pictures.',
  method: 'POST',
  path: '/wps/support/cases',
  caller: 'member',
  input: z.strictObject({
    kind: z.enum(['complaint', 'question']),
    type: feedbackType,
    content: linesOfText(FEEDBACK_LEAST, CASE_MOST),
    pictures: casePictures,
  }),
  output: caseDetail,
  refusals: ['case.words', 'case.too.many', 'upload.not.image', 'upload.too.large'],
  bodyBytes: PICTURED_BODY_BYTES,
  runs: 'concludes',
})
