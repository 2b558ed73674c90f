import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { messageId } from './message-answers.ts'

export const readMessages = operation({
  name: 'readMessages',
  summary: 'Mark messages as read: those named, or all of them.',
  method: 'POST',
  path: '/wps/message/read',
  caller: 'member',
  input: z.strictObject({
    /** Absent: all of them. */
    ids: z.optional(z.array(messageId).check(z.minLength(1), z.maxLength(100))),
  }),
  output: z.strictObject({ unreadCount: z.number() }),
  refusals: [],
  runs: 'transaction',
})
