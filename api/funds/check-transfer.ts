import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { transferOrderAnswer, transferReference } from './transfer-answers.ts'

export const checkTransfer = operation({
  name: 'checkTransfer',
  summary:
    'Ask the vendor now for the state of a transfer of unknown outcome, or of one that operators settled in its stead.',
  method: 'POST',
  path: '/staff/vendor-transfers/:reference/check',
  caller: 'staff',
  permission: 'withdrawals.work',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ reference: transferReference }),
  output: transferOrderAnswer,
  refusals: ['transfer.not.found', 'transfer.settled', 'transfer.vendor.silent'],
  runs: 'concludes',
})
