import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { chatText } from './chat-answers.ts'
import { hostCode, staffMessage } from './staff-answers.ts'

export const writeAsHouse = operation({
  name: 'writeAsHouse',
  summary: 'Write in a host’s room, for the host or for the house.',
  method: 'POST',
  path: '/staff/chat/hosts/:code/messages',
  caller: 'staff',
  permission: 'chat.moderate',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ code: hostCode, text: chatText, as: z._default(z.enum(['host', 'house']), 'house') }),
  output: staffMessage,
  refusals: ['chat.host.not.found'],
  runs: 'transaction',
})
