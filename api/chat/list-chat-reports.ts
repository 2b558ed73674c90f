import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { chatId } from './chat-answers.ts'
import { reportStates, staffReport } from './staff-answers.ts'

export const listChatReports = operation({
  name: 'listChatReports',
  summary: 'Messages that members reported, the oldest report first.',
  method: 'GET',
  path: '/staff/chat/reports',
  caller: 'staff',
  permission: 'chat.read',
  input: z.strictObject({
    state: z._default(z.enum(reportStates), 'open'),
    after: z.optional(chatId),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({ list: z.array(staffReport), next: z.nullable(chatId) }),
  refusals: [],
  runs: 'reads',
})
