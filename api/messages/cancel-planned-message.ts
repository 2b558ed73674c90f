import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { messageId } from './message-answers.ts'
import { staffMessage } from './staff-answers.ts'

export const cancelPlannedMessage = operation({
  name: 'cancelPlannedMessage',
  summary: 'Call off a message that waits for its time.',
  method: 'POST',
  path: '/staff/messages/planned/:id/cancel',
  caller: 'staff',
  permission: 'messages.send',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ id: messageId }),
  output: staffMessage,
  refusals: ['message.not.found', 'message.sent'],
  runs: 'transaction',
})
