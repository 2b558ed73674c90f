import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { plainText } from '../../identity/plain-text.ts'
import { operation } from '../../operation.ts'
import { amount, amountAnswer } from '../limits.ts'

/** An Idempotency-Key makes it safe to send again. */
export const creditMember = operation({
  name: 'creditMember',
  summary: 'Add money to a member’s main purse.',
  method: 'POST',
  path: '/staff/members/:account/credit',
  caller: 'staff',
  permission: 'ledger.adjust',
  audited: true,
  memberMoney: 'edits',
  fourEyes: 'above-limit',
  input: z.strictObject({ account: accountName, amount, note: plainText(3, 500) }),
  output: z.strictObject({ id: z.string(), balance: amountAnswer }),
  refusals: ['member.not.found', 'wallet.purse.missing', 'balance.limit', 'request.invalid'],
  runs: 'transaction',
})
