import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { chatId, modelId } from './chat-answers.ts'

export const seeChat = operation({
  name: 'seeChat',
  summary: 'Mark the messages of a host’s room as read up to one of them.',
  method: 'POST',
  path: '/wps/chat/models/:modelId/seen',
  caller: 'member',
  input: z.strictObject({ modelId, messageId: chatId }),
  output: z.strictObject({}),
  refusals: [],
  runs: 'transaction',
})
