import { showVoucherCodes } from '@croupier/api/wallet/vouchers/show-voucher-codes.ts'
import { implement } from '../../../platform/implement.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { voucherPlace } from './voucher-code.ts'
import { findBatch, vouchersOf } from './vouchers-store.ts'

export default implement(showVoucherCodes, async (ctx, { batchId }) => {
  const id = BigInt(batchId)
  if (!(await findBatch(ctx.tx, id))) throw ctx.refusal('voucher.batch.not.found')
  const secrets = ctx.use(secretsPort)
  const vouchers = await vouchersOf(ctx.tx, id)
  return {
    list: vouchers.map(({ sealed, account, redeemedAt }) => ({
      code: secrets.open(sealed, voucherPlace(id)),
      account,
      redeemedAt,
    })),
  }
})
