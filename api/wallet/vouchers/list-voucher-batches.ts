import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { voucherBatchAnswer, voucherBatchId } from './voucher-answers.ts'

export const listVoucherBatches = operation({
  name: 'listVoucherBatches',
  summary: 'Batches of vouchers, newest first, with how many were redeemed.',
  method: 'GET',
  path: '/staff/voucher-batches',
  caller: 'staff',
  permission: 'payments.read',
  input: z.strictObject({
    /** `next` of the page before. */
    before: z.optional(voucherBatchId),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.strictObject({ list: z.array(voucherBatchAnswer), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
