import * as z from 'zod/mini'
import { givenCaptcha } from '../identity/limits.ts'
import { linesOfText, plainText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'
import { caseId, FEEDBACK_LEAST, FEEDBACK_MOST, feedbackType } from './case-answers.ts'

export const sendFeedback = operation({
  name: 'sendFeedback',
  summary: 'Send feedback to the house, with the characters of a captcha. Visitors may too.',
  method: 'PUT',
  path: '/wps/feedback',
  caller: 'anyone',
  input: z.strictObject({
    content: linesOfText(FEEDBACK_LEAST, FEEDBACK_MOST),
    /** A visitor's name; who is signed in has one. */
    sender: z.optional(plainText(0, 64)),
    type: feedbackType,
    captcha: z.optional(givenCaptcha),
  }),
  output: z.strictObject({ id: caseId }),
  refusals: ['login.captcha.required', 'login.captcha.wrong'],
  runs: 'concludes',
})
