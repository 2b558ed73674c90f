import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { operation } from '../../operation.ts'
import { moment } from '../withdrawals/withdrawal-answers.ts'
import { withdrawalStates } from '../withdrawals/withdrawal-choices.ts'

export const exportWithdrawalOrders = operation({
  name: 'exportWithdrawalOrders',
  summary: 'An address under which withdrawals of all members are streamed as CSV, newest first, for a minute.',
  method: 'POST',
  path: '/staff/withdrawals/export',
  caller: 'staff',
  permission: 'withdrawals.read',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    state: z.optional(z.enum(withdrawalStates)),
    account: z.optional(accountName),
    from: z.optional(moment),
    until: z.optional(moment),
  }),
  output: z.strictObject({ address: z.string() }),
  refusals: ['member.not.found'],
  runs: 'transaction',
})
