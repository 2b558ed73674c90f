import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { operation } from '../../operation.ts'
import { moment } from '../deposits/deposit-answers.ts'
import { depositStates } from '../deposits/deposit-choices.ts'

export const exportDepositOrders = operation({
  name: 'exportDepositOrders',
  summary: 'An address under which deposits of all members are streamed as CSV, newest first, for a minute.',
  method: 'POST',
  path: '/staff/deposits/export',
  caller: 'staff',
  permission: 'deposits.read',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    state: z.optional(z.enum(depositStates)),
    account: z.optional(accountName),
    from: z.optional(moment),
    until: z.optional(moment),
  }),
  output: z.strictObject({ address: z.string() }),
  refusals: ['member.not.found'],
  runs: 'transaction',
})
