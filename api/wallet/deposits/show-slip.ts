import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { depositReference } from './deposit-answers.ts'

export const showSlip = operation({
  name: 'showSlip',
  summary: 'An address that shows the slip of a deposit once, within a minute.',
  method: 'POST',
  path: '/staff/deposits/:reference/slip',
  caller: 'staff',
  permission: 'deposits.read',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ reference: depositReference }),
  output: z.strictObject({ address: z.string() }),
  refusals: ['deposit.not.found', 'deposit.proof.missing'],
  runs: 'transaction',
})
