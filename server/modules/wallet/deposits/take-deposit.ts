import { takeDeposit } from '@croupier/api/wallet/deposits/take-deposit.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { depositToDecide } from './deposit-to-decide.ts'
import { markTaken } from './deposits-store.ts'
import { describeOrder } from './describe-deposit.ts'

export default implement(takeDeposit, async (ctx, { reference }) => {
  const me = nameOfActor(ctx.actor)
  const deposit = await depositToDecide(ctx, reference, me)
  const now = ctx.clock.now()
  await markTaken(ctx.tx, deposit.id, me, now)
  return describeOrder({ ...deposit, takenBy: me, takenAt: now }, now)
})
