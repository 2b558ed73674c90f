import { withdrawVouchers } from '@croupier/api/wallet/vouchers/withdraw-vouchers.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { describeBatch } from './describe-batch.ts'
import { findBatch, withdrawBatch } from './vouchers-store.ts'

export default implement(withdrawVouchers, async (ctx, { batchId }) => {
  await withdrawBatch(ctx.tx, BigInt(batchId), nameOfActor(ctx.actor), ctx.clock.now())
  const batch = await findBatch(ctx.tx, BigInt(batchId))
  if (!batch) throw ctx.refusal('voucher.batch.not.found')
  return describeBatch(batch)
})
