import { listVoucherBatches } from '@croupier/api/wallet/vouchers/list-voucher-batches.ts'
import { implement } from '../../../platform/implement.ts'
import { byId, readPage } from '../../../platform/page.ts'
import { describeBatch } from './describe-batch.ts'
import { listBatches } from './vouchers-store.ts'

export default implement(listVoucherBatches, async (ctx, { before, pageSize }) => {
  const { rows, next } = await readPage(pageSize, byId, (limit) => listBatches(ctx.db, before, limit))
  return { list: rows.map(describeBatch), next }
})
