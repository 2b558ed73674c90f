import type { voucherBatchAnswer } from '@croupier/api/wallet/vouchers/voucher-answers.ts'
import type * as z from 'zod/mini'
import { amountText } from '../purses/purses.ts'
import type { VoucherBatch } from './vouchers-store.ts'

export function describeBatch(batch: VoucherBatch): z.input<typeof voucherBatchAnswer> {
  return { ...batch, id: batch.id.toString(), amount: amountText(batch.currency, batch.amount) }
}
