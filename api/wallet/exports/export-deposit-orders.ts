import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { depositFilter } from '../deposits/deposit-filter.ts'

export const exportDepositOrders = operation({
  name: 'exportDepositOrders',
  summary: 'An address under which deposits of all members are streamed as CSV, newest first, for a minute.',
  method: 'POST',
  path: '/staff/deposits/export',
  caller: 'staff',
  permission: 'deposits.read',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject(depositFilter),
  output: z.strictObject({ address: z.string() }),
  refusals: ['member.not.found'],
  runs: 'transaction',
})
