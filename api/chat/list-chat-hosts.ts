import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { staffHost } from './staff-answers.ts'

export const listChatHosts = operation({
  name: 'listChatHosts',
  summary: 'Live hosts and the rules of their rooms.',
  method: 'GET',
  path: '/staff/chat/hosts',
  caller: 'staff',
  permission: 'chat.read',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(staffHost) }),
  refusals: [],
  runs: 'reads',
})
