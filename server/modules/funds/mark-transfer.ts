import { markTransfer } from '@croupier/api/funds/mark-transfer.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { describeTransferOrder } from './describe-transfer.ts'
import { ruleOnTransfer } from './move-transfer.ts'
import { isOpen, isPast } from './transfer.ts'
import { lockTransfer } from './transfers-store.ts'

/** What two operators agree became of a transfer whose vendor cannot be asked any more. */
export default implement(markTransfer, async (ctx, { reference, outcome, note }) => {
  const transfer = await lockTransfer(ctx.tx, reference)
  if (!transfer) throw ctx.refusal('transfer.not.found')
  if (!isOpen(transfer.state)) throw ctx.refusal('transfer.settled')
  if (!isPast(transfer, ctx.clock.now())) throw ctx.refusal('transfer.on.its.way')
  ctx.edits({ memberIds: [transfer.memberId] })
  const after = await ruleOnTransfer(ctx, transfer, outcome, { ruledBy: nameOfActor(ctx.actor), note })
  return describeTransferOrder(ctx, after)
})
