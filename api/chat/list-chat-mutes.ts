import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { staffMute } from './staff-answers.ts'

export const listChatMutes = operation({
  name: 'listChatMutes',
  summary: 'Members who are muted now, the latest first.',
  method: 'GET',
  path: '/staff/chat/mutes',
  caller: 'staff',
  permission: 'chat.read',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(staffMute) }),
  refusals: [],
  runs: 'reads',
})
