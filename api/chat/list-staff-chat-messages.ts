import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { chatBefore, chatId } from './chat-answers.ts'
import { hostCode, staffMessage } from './staff-answers.ts'

export const listStaffChatMessages = operation({
  name: 'listStaffChatMessages',
  summary: 'What was written in a host’s room, newest first, with who wrote it; removed messages too.',
  method: 'GET',
  path: '/staff/chat/hosts/:code/messages',
  caller: 'staff',
  permission: 'chat.read',
  input: z.strictObject({
    code: hostCode,
    before: chatBefore,
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({ list: z.array(staffMessage), next: z.nullable(chatId) }),
  refusals: ['chat.host.not.found'],
  runs: 'reads',
})
