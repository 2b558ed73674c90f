import * as z from 'zod/mini'
import { languageCode } from '../content/announcement.ts'
import { linesOfText, plainText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'
import { CASE_MOST, caseId } from './case-answers.ts'
import { cannedAnswer } from './list-canned-answers.ts'

export const saveCannedAnswer = operation({
  name: 'saveCannedAnswer',
  summary: 'Save a canned answer: a new one, or another text of one there is.',
  method: 'PUT',
  path: '/staff/canned-answers',
  caller: 'staff',
  permission: 'feedback.answer',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    id: z.optional(caseId),
    title: plainText(1, 80).check(z.trim(), z.minLength(1)),
    texts: z.record(languageCode, linesOfText(1, CASE_MOST)),
  }),
  output: cannedAnswer,
  refusals: ['request.invalid', 'canned.answer.not.found'],
  runs: 'transaction',
})
