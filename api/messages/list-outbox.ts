import * as z from 'zod/mini'
import { clientWords } from '../games/limits.ts'
import { operation } from '../operation.ts'
import { messageAnswer, messageId, messagePageSize } from './message-answers.ts'

export const listOutbox = operation({
  name: 'listOutbox',
  summary: 'Messages you wrote to your agent or your members, newest first.',
  method: 'GET',
  path: '/wps/message/outbox',
  caller: 'member',
  input: z.strictObject({ ...clientWords, before: z.optional(messageId), pageSize: messagePageSize }),
  output: z.strictObject({
    list: z.array(z.strictObject({ ...messageAnswer.shape, recipient: z.string() })),
    next: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
