import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { voucherBatchId } from './voucher-answers.ts'

export const showVoucherCodes = operation({
  name: 'showVoucherCodes',
  summary: 'The codes of a batch, and who redeemed which; looking at them is written in the audit log.',
  method: 'POST',
  path: '/staff/voucher-batches/:batchId/codes',
  caller: 'staff',
  permission: 'vouchers.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ batchId: voucherBatchId }),
  output: z.strictObject({
    list: z.array(
      z.strictObject({
        code: z.string(),
        account: z.nullable(z.string()),
        redeemedAt: z.nullable(z.number()),
      }),
    ),
  }),
  refusals: ['voucher.batch.not.found'],
  runs: 'transaction',
})
