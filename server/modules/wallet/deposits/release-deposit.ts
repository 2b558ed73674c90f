import { releaseDeposit } from '@croupier/api/wallet/deposits/release-deposit.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { depositToDecide } from './deposit-to-decide.ts'
import { markTaken } from './deposits-store.ts'
import { describeOrder } from './describe-deposit.ts'

export default implement(releaseDeposit, async (ctx, { reference }) => {
  const deposit = await depositToDecide(ctx, reference, nameOfActor(ctx.actor))
  const now = ctx.clock.now()
  await markTaken(ctx.tx, deposit.id, null, now)
  return describeOrder({ ...deposit, takenBy: null, takenAt: null }, now)
})
