import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { messageId } from './message-answers.ts'

export const countReaders = operation({
  name: 'countReaders',
  summary: 'How many have read a message, and who was the last to.',
  method: 'GET',
  path: '/staff/messages/:id/readers',
  caller: 'staff',
  permission: 'messages.read',
  input: z.strictObject({ id: messageId }),
  output: z.strictObject({
    readers: z.number(),
    latest: z.array(z.strictObject({ account: z.string(), readAt: z.number() })),
  }),
  refusals: ['message.not.found'],
  runs: 'reads',
})
