import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { CHAT_PAGE, chatBefore, chatPage, modelId } from './chat-answers.ts'

export const listChatMessages = operation({
  name: 'listChatMessages',
  summary: 'What was written in a host’s room, page by page into the past.',
  method: 'GET',
  path: '/wps/chat/models/:modelId/messages',
  caller: 'session',
  input: z.strictObject({
    modelId,
    before: chatBefore,
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), CHAT_PAGE),
  }),
  output: chatPage,
  refusals: ['chat.host.not.found'],
  runs: 'reads',
})
