import * as z from 'zod/mini'
import { accountName } from '../identity/limits.ts'
import { plainText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'
import { recalledWallets } from './transfer-answers.ts'

export const recallMemberFunds = operation({
  name: 'recallMemberFunds',
  summary: 'Move all money of a member in vendors’ wallets back to the main wallet, also for a frozen member.',
  method: 'POST',
  path: '/staff/members/:account/recall',
  caller: 'staff',
  permission: 'withdrawals.work',
  audited: true,
  memberMoney: 'edits',
  input: z.strictObject({ account: accountName, note: plainText(3, 500) }),
  output: z.strictObject({ list: recalledWallets }),
  refusals: ['member.not.found'],
  runs: 'concludes',
  perMinute: 60,
})
