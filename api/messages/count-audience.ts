import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { groupShape } from './staff-answers.ts'

export const countAudience = operation({
  name: 'countAudience',
  summary:
    'How many members a message to a group or to everybody reaches now; trials and closed accounts are not counted, nor for an offer who takes none.',
  method: 'POST',
  path: '/staff/messages/audience',
  caller: 'staff',
  permission: 'messages.read',
  memberMoney: 'none',
  input: z.strictObject({ to: z.enum(['group', 'all']), ...groupShape, isOffer: z._default(z.boolean(), false) }),
  output: z.strictObject({ members: z.number() }),
  refusals: ['request.invalid', 'member.not.found'],
  runs: 'reads',
})
