import * as z from 'zod/mini'
import { plainText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'
import { transferOrderAnswer, transferReference } from './transfer-answers.ts'

export const markTransfer = operation({
  name: 'markTransfer',
  summary: 'Rule on a transfer that the vendor cannot be asked about; another operator must approve it.',
  method: 'POST',
  path: '/staff/vendor-transfers/:reference/mark',
  caller: 'staff',
  permission: 'withdrawals.work',
  audited: true,
  memberMoney: 'edits',
  fourEyes: true,
  input: z.strictObject({
    reference: transferReference,
    /** `done`: the money went where it was sent. `refused`: it stayed where it was. */
    outcome: z.enum(['done', 'refused']),
    note: plainText(3, 500),
  }),
  output: transferOrderAnswer,
  /** `transfer.on.its.way`: the vendor may still do it. */
  refusals: ['transfer.not.found', 'transfer.settled', 'transfer.on.its.way'],
  runs: 'transaction',
})
