import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { voucherBatchAnswer, voucherBatchId } from './voucher-answers.ts'

export const withdrawVouchers = operation({
  name: 'withdrawVouchers',
  summary: 'Withdraw a batch of vouchers: those not redeemed are worth nothing from now on.',
  method: 'POST',
  path: '/staff/voucher-batches/:batchId/withdraw',
  caller: 'staff',
  permission: 'vouchers.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ batchId: voucherBatchId }),
  output: voucherBatchAnswer,
  refusals: ['voucher.batch.not.found'],
  runs: 'transaction',
})
