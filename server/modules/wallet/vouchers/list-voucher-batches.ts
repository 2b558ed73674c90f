import { listVoucherBatches } from '@croupier/api/wallet/vouchers/list-voucher-batches.ts'
import { implement } from '../../../platform/implement.ts'
import { describeBatch } from './describe-batch.ts'
import { listBatches } from './vouchers-store.ts'

export default implement(listVoucherBatches, async (ctx, { before, pageSize }) => {
  const found = await listBatches(ctx.db, before === undefined ? undefined : BigInt(before), pageSize + 1)
  const page = found.slice(0, pageSize)
  return { list: page.map(describeBatch), next: found.length > pageSize ? (page.at(-1)?.id.toString() ?? null) : null }
})
