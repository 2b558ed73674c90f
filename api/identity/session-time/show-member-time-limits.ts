import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { accountName } from '../limits.ts'
import { timeLimits } from './session-time.ts'

export const showMemberTimeLimits = operation({
  name: 'showMemberTimeLimits',
  summary: 'How long a member lets a log-in last, and how often they are asked whether to go on.',
  method: 'GET',
  path: '/staff/members/:account/timeLimits',
  caller: 'staff',
  permission: 'members.read',
  input: z.strictObject({ account: accountName }),
  output: timeLimits,
  refusals: ['member.not.found'],
  runs: 'reads',
})
