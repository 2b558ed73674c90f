import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { staffMessage } from './staff-answers.ts'

export const listPlannedMessages = operation({
  name: 'listPlannedMessages',
  summary: 'Messages to members that wait for their time, the next first, a hundred at most.',
  method: 'GET',
  path: '/staff/messages/planned',
  caller: 'staff',
  permission: 'messages.read',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(staffMessage) }),
  refusals: [],
  runs: 'reads',
})
