import * as z from 'zod/mini'
import { linesOfText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'
import { CASE_MOST, caseDetail, caseId, casePictures, PICTURED_BODY_BYTES } from './case-answers.ts'

export const replyToCase = operation({
  name: 'replyToCase',
  summary: 'Write on in a conversation with the house.',
  method: 'POST',
  path: '/wps/support/cases/:id/reply',
  caller: 'member',
  input: z.strictObject({ id: caseId, content: linesOfText(1, CASE_MOST), pictures: casePictures }),
  output: caseDetail,
  refusals: ['case.not.found', 'case.closed', 'upload.not.image', 'upload.too.large'],
  bodyBytes: PICTURED_BODY_BYTES,
  runs: 'concludes',
})
