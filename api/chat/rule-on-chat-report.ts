import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { chatId } from './chat-answers.ts'
import { staffReport } from './staff-answers.ts'

export const ruleOnChatReport = operation({
  name: 'ruleOnChatReport',
  summary: 'Rule on a report and on all others of its message: upheld, the message is removed.',
  method: 'POST',
  path: '/staff/chat/reports/:reportId',
  caller: 'staff',
  permission: 'chat.moderate',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ reportId: chatId, isUpheld: z.boolean() }),
  output: staffReport,
  refusals: ['chat.report.not.found'],
  runs: 'transaction',
})
