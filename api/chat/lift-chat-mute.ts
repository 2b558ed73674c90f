import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { chatId } from './chat-answers.ts'
import { staffMute } from './staff-answers.ts'

export const liftChatMute = operation({
  name: 'liftChatMute',
  summary: 'Unmute a member.',
  method: 'DELETE',
  path: '/staff/chat/mutes/:muteId',
  caller: 'staff',
  permission: 'chat.moderate',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ muteId: chatId }),
  output: staffMute,
  refusals: ['chat.mute.not.found'],
  runs: 'transaction',
})
