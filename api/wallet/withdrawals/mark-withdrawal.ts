import * as z from 'zod/mini'
import { plainText } from '../../identity/plain-text.ts'
import { operation } from '../../operation.ts'
import { withdrawalOrderAnswer, withdrawalReference } from './withdrawal-answers.ts'

export const markWithdrawal = operation({
  name: 'markWithdrawal',
  summary: 'Rule on a payout that the provider cannot be asked about; another operator must approve it.',
  method: 'POST',
  path: '/staff/withdrawals/:reference/mark',
  caller: 'staff',
  permission: 'withdrawals.work',
  audited: true,
  memberMoney: 'pays',
  fourEyes: true,
  input: z.strictObject({
    reference: withdrawalReference,
    outcome: z.enum(['paid', 'failed']),
    note: plainText(3, 500),
  }),
  output: withdrawalOrderAnswer,
  refusals: ['withdrawal.not.found', 'withdrawal.state'],
  runs: 'transaction',
})
