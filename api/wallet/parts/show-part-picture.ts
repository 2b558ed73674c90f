import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { partId } from './part-answers.ts'

export const showPartPicture = operation({
  name: 'showPartPicture',
  summary: 'A URL that shows once the payer’s slip of a part, or the receiver’s picture that nothing came.',
  method: 'POST',
  path: '/staff/payout-parts/:id/picture',
  caller: 'staff',
  permission: 'withdrawals.read',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ id: partId, of: z.enum(['slip', 'denial']) }),
  output: z.strictObject({ address: z.string() }),
  refusals: ['payout.part.not.found', 'deposit.proof.missing'],
  runs: 'transaction',
})
