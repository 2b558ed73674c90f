import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { chatId } from './chat-answers.ts'
import { staffMessage } from './staff-answers.ts'

export const removeChatMessage = operation({
  name: 'removeChatMessage',
  summary: 'Take a message out of a host’s room; operators still see it.',
  method: 'DELETE',
  path: '/staff/chat/messages/:messageId',
  caller: 'staff',
  permission: 'chat.moderate',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ messageId: chatId }),
  output: staffMessage,
  refusals: ['chat.message.not.found'],
  runs: 'transaction',
})
