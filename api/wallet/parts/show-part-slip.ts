import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { partId } from './part-answers.ts'

export const showPartSlip = operation({
  name: 'showPartSlip',
  summary: 'An address that shows the payer’s slip of a part once, within a minute.',
  method: 'POST',
  path: '/wps/transaction/withdraw/confirmations/:id/slip',
  caller: 'member',
  input: z.strictObject({ id: partId }),
  output: z.strictObject({ address: z.string() }),
  refusals: ['payout.part.not.found', 'deposit.proof.missing'],
  runs: 'transaction',
})
