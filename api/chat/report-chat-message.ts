import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { chatFaults, chatId } from './chat-answers.ts'

export const reportChatMessage = operation({
  name: 'reportChatMessage',
  summary: 'Report a message to the house. Reported again, it counts once.',
  method: 'POST',
  path: '/wps/chat/messages/:messageId/report',
  caller: 'member',
  input: z.strictObject({ messageId: chatId, reason: z.enum(chatFaults) }),
  output: z.strictObject({}),
  refusals: ['chat.message.not.found'],
  runs: 'transaction',
  perMinute: 20,
})
