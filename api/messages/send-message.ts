import * as z from 'zod/mini'
import { accountName } from '../identity/limits.ts'
import { linesOfText, plainText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'
import { BODY_MOST, messageAnswer, TITLE_MOST } from './message-answers.ts'

export const sendMessage = operation({
  name: 'sendMessage',
  summary: 'Write to your agent, or as an agent to a direct member or to all of them.',
  method: 'POST',
  path: '/wps/message/send',
  caller: 'member',
  input: z.strictObject({
    to: z.enum(['upline', 'downline', 'downlines']),
    /** Needed with `downline`. */
    account: z.optional(accountName),
    title: plainText(1, TITLE_MOST).check(z.trim(), z.minLength(1)),
    content: linesOfText(1, BODY_MOST),
  }),
  output: messageAnswer,
  refusals: ['request.invalid', 'message.recipient'],
  runs: 'transaction',
  perMinute: 30,
})
