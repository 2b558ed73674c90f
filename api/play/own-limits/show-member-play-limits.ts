import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { operation } from '../../operation.ts'
import { showOwnLimits } from './show-own-limits.ts'

export const showMemberPlayLimits = operation({
  name: 'showMemberPlayLimits',
  summary: 'The limits a member has set for what they stake and lose, and what is left of them.',
  method: 'GET',
  path: '/staff/members/:account/playLimits',
  caller: 'staff',
  permission: 'members.read',
  input: z.strictObject({ account: accountName }),
  output: showOwnLimits.output,
  refusals: ['member.not.found'],
  runs: 'reads',
})
