import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { operation } from '../../operation.ts'
import { showVip } from './show-vip.ts'

export const showMemberVip = operation({
  name: 'showMemberVip',
  summary: 'A member’s VIP level, what is missing to the next, and what each level requires and gives.',
  method: 'GET',
  path: '/staff/members/:account/vip',
  caller: 'staff',
  permission: 'members.read',
  input: z.strictObject({ account: accountName }),
  output: showVip.output,
  refusals: ['member.not.found'],
  runs: 'reads',
})
