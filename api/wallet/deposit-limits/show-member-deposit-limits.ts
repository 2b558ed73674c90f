import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { operation } from '../../operation.ts'
import { showDepositLimits } from './show-deposit-limits.ts'

export const showMemberDepositLimits = operation({
  name: 'showMemberDepositLimits',
  summary: 'The limits a member has set for their deposits, and what is left of them.',
  method: 'GET',
  path: '/staff/members/:account/depositLimits',
  caller: 'staff',
  permission: 'members.read',
  input: z.strictObject({ account: accountName }),
  output: showDepositLimits.output,
  refusals: ['member.not.found'],
  runs: 'reads',
})
