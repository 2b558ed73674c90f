import { decidePart } from '@croupier/api/wallet/parts/decide-part.ts'
import { assert } from '@croupier/basis/assert.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { describePartOrder } from './describe-part.ts'
import { lockPartById, receivePart, refusePart } from './move-part.ts'
import { findPart } from './parts-store.ts'

export default implement(decidePart, async (ctx, { id, decision, note }) => {
  const locked = await lockPartById(ctx, BigInt(id))
  if (!locked) throw ctx.refusal('payout.part.not.found')
  // It gives the one their credit, or the other their claim back.
  ctx.edits({ memberIds: [locked.deposit.memberId, locked.withdrawal.memberId] })
  const ruling = { decidedBy: nameOfActor(ctx.actor), decisionNote: note }
  const isDone =
    decision === 'received' ? await receivePart(ctx, locked, 'force', ruling) : await refusePart(ctx, locked, ruling)
  if (!isDone) throw ctx.refusal('payout.part.state')
  const after = await findPart(ctx.tx, locked.part.id)
  assert(after, 'parts are never deleted')
  return describePartOrder(after)
})
