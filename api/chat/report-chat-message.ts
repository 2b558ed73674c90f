import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { chatFaults, chatId } from './chat-answers.ts'

export const reportChatMessage = operation({
  name: 'reportChatMessage',
  summary: 'Tell the house that a message should not stand there; told again it counts once.',
  method: 'POST',
  path: '/wps/chat/messages/:messageId/report',
  caller: 'member',
  input: z.strictObject({ messageId: chatId, reason: z.enum(chatFaults) }),
  output: z.strictObject({}),
  refusals: ['chat.message.not.found'],
  runs: 'transaction',
  perMinute: 20,
})
