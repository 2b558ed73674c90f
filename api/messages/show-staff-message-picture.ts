import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { pictureOfMessage } from './show-message-picture.ts'

export const showStaffMessagePicture = operation({
  name: 'showStaffMessagePicture',
  summary: 'An address that shows one picture of a message of the staff’s once, within a minute.',
  method: 'POST',
  path: '/staff/messages/:id/picture',
  caller: 'staff',
  permission: 'messages.read',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject(pictureOfMessage),
  output: z.strictObject({ address: z.string() }),
  refusals: ['message.not.found'],
  runs: 'transaction',
})
