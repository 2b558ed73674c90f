import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { plainText } from '../../identity/plain-text.ts'
import { operation } from '../../operation.ts'
import { holderName, payoutAccountId } from './payout-account-limits.ts'
import { payoutAccountAnswer } from '../withdrawals/withdrawal-answers.ts'

/** The operator who does this may not approve the member's withdrawals for a while. */
export const amendPayoutAccount = operation({
  name: 'amendPayoutAccount',
  summary: 'Correct the holder’s name of a member’s payout account, or remove the account.',
  method: 'POST',
  path: '/staff/members/:account/payout-accounts/:id',
  caller: 'staff',
  permission: 'members.manage',
  audited: true,
  memberMoney: 'edits',
  input: z.strictObject({
    account: accountName,
    id: payoutAccountId,
    /** Absent: the account is removed. */
    holder: z.optional(holderName),
    note: plainText(3, 500),
  }),
  output: z.strictObject({ ...payoutAccountAnswer.shape, removedAt: z.nullable(z.number()) }),
  refusals: ['member.not.found', 'payout.account.not.found'],
  runs: 'transaction',
})
