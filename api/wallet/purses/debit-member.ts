import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { plainText } from '../../identity/plain-text.ts'
import { operation } from '../../operation.ts'
import { amount, amountAnswer } from '../limits.ts'

/** An Idempotency-Key makes it safe to send again. */
export const debitMember = operation({
  name: 'debitMember',
  summary: 'Take money from a member’s main purse; always by two operators.',
  method: 'POST',
  path: '/staff/members/:account/debit',
  caller: 'staff',
  permission: 'ledger.adjust',
  audited: true,
  memberMoney: 'edits',
  fourEyes: true,
  input: z.strictObject({ account: accountName, amount, note: plainText(3, 500) }),
  output: z.strictObject({ id: z.string(), balance: amountAnswer }),
  refusals: ['member.not.found', 'wallet.purse.missing', 'insufficient_balance', 'request.invalid'],
  runs: 'transaction',
})
