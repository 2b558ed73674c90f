import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { messageId } from './message-answers.ts'
import { staffMessage } from './staff-answers.ts'

export const withdrawStaffMessage = operation({
  name: 'withdrawStaffMessage',
  summary: 'Take a message out of every inbox; it stays on record.',
  method: 'POST',
  path: '/staff/messages/:id/withdraw',
  caller: 'staff',
  permission: 'messages.send',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ id: messageId }),
  output: staffMessage,
  refusals: ['message.not.found'],
  runs: 'transaction',
})
