import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { chatId, modelId } from './chat-answers.ts'

export const seeChat = operation({
  name: 'seeChat',
  summary: 'Say up to which message one has read in a host’s room.',
  method: 'POST',
  path: '/wps/chat/models/:modelId/seen',
  caller: 'member',
  input: z.strictObject({ modelId, messageId: chatId }),
  output: z.strictObject({}),
  refusals: [],
  runs: 'transaction',
})
