import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { messageId } from './message-answers.ts'
import { staffMessage } from './staff-answers.ts'

export const listStaffMessages = operation({
  name: 'listStaffMessages',
  summary: 'What the house’s staff wrote to members, newest first.',
  method: 'GET',
  path: '/staff/messages',
  caller: 'staff',
  permission: 'messages.read',
  input: z.strictObject({
    before: z.optional(messageId),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({ list: z.array(staffMessage), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
