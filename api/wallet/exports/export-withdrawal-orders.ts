import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { withdrawalFilter } from '../withdrawals/withdrawal-filter.ts'

export const exportWithdrawalOrders = operation({
  name: 'exportWithdrawalOrders',
  summary: 'An address under which withdrawals of all members are streamed as CSV, newest first, for a minute.',
  method: 'POST',
  path: '/staff/withdrawals/export',
  caller: 'staff',
  permission: 'withdrawals.read',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject(withdrawalFilter),
  output: z.strictObject({ address: z.string() }),
  refusals: ['member.not.found'],
  runs: 'transaction',
})
