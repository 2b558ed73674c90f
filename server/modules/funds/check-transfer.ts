import { checkTransfer } from '@croupier/api/funds/check-transfer.ts'
import { implement } from '../../platform/implement.ts'
import { describeTransferOrder } from './describe-transfer.ts'
import { takeWord } from './conclude-transfer.ts'
import { askAboutTransfer } from './follow-transfer.ts'
import { isAwaited } from './transfer.ts'
import { findTransfer } from './transfers-store.ts'

export default implement(checkTransfer, async (ctx, { reference }) => {
  const transfer = await findTransfer(ctx.db, reference)
  if (!transfer) throw ctx.refusal('transfer.not.found')
  // What operators settled in the vendor's stead is held against the vendor's word once it can be asked again.
  if (!isAwaited(transfer)) throw ctx.refusal('transfer.settled')
  const { said, askedAt } = await askAboutTransfer(ctx, transfer)
  if (said === undefined) {
    const after = await ctx.transaction((scope) => takeWord(scope, reference, said, askedAt))
    if (isAwaited(after)) throw ctx.refusal('transfer.vendor.silent')
  }
  return ctx.conclude(async (scope) => describeTransferOrder(scope, await takeWord(scope, reference, said, askedAt)))
})
