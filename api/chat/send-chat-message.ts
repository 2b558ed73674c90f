import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { chatText, modelId, readMessage } from './chat-answers.ts'

export const sendChatMessage = operation({
  name: 'sendChatMessage',
  summary: 'Write in a host’s room.',
  method: 'POST',
  path: '/wps/chat/models/:modelId/messages',
  caller: 'session',
  input: z.strictObject({ modelId, text: chatText }),
  output: readMessage,
  refusals: [
    'chat.host.not.found',
    'in_need_true_account',
    'chat.closed',
    'chat.muted',
    'chat.level.needed',
    'chat.deposit.needed',
    'chat.slow',
    'chat.words.blocked',
    'chat.contact.refused',
  ],
  runs: 'transaction',
  perMinute: 40,
})
