import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { operation } from '../../operation.ts'
import { payoutAccountAnswer } from '../withdrawals/withdrawal-answers.ts'

export const listMemberPayoutAccounts = operation({
  name: 'listMemberPayoutAccounts',
  summary: 'A member’s payout accounts, removed ones included.',
  method: 'GET',
  path: '/staff/members/:account/payout-accounts',
  caller: 'staff',
  permission: 'withdrawals.read',
  input: z.strictObject({ account: accountName }),
  output: z.strictObject({
    list: z.array(z.strictObject({ ...payoutAccountAnswer.shape, removedAt: z.nullable(z.number()) })),
  }),
  refusals: ['member.not.found'],
  runs: 'reads',
})
