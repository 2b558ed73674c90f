import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { messageId } from './message-answers.ts'

export const removeMessage = operation({
  name: 'removeMessage',
  summary: 'Remove a message from your inbox. Removed again, nothing changes.',
  method: 'POST',
  path: '/wps/message/remove',
  caller: 'member',
  input: z.strictObject({ id: messageId }),
  output: z.strictObject({}),
  refusals: ['message.not.found'],
  runs: 'transaction',
})
