import { checkTransfer } from '@croupier/api/funds/check-transfer.ts'
import { implement } from '../../platform/implement.ts'
import { describeTransferOrder } from './describe-transfer.ts'
import { findOutTransfer } from './follow-transfer.ts'
import { isAwaited } from './transfer.ts'
import { findTransfer } from './transfers-store.ts'

export default implement(checkTransfer, async (ctx, { reference }) => {
  const transfer = await findTransfer(ctx.db, reference)
  if (!transfer) throw ctx.refusal('transfer.not.found')
  // What operators settled in the vendor's stead is held against his word once he can be asked again.
  if (!isAwaited(transfer)) throw ctx.refusal('transfer.settled')
  const after = await findOutTransfer(ctx, transfer)
  if (!after) throw ctx.refusal('transfer.vendor.silent')
  return describeTransferOrder(ctx, after)
})
