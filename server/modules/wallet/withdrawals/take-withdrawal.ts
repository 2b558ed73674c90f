import { takeWithdrawal } from '@croupier/api/wallet/withdrawals/take-withdrawal.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { describeWithdrawalOrder } from './describe-withdrawal.ts'
import { noteWithdrawal } from './move-withdrawal.ts'
import { withdrawalToWork } from './withdrawal-to-work.ts'

export default implement(takeWithdrawal, async (ctx, { reference }) => {
  const withdrawal = await withdrawalToWork(ctx, reference)
  return describeWithdrawalOrder(ctx, await noteWithdrawal(ctx, withdrawal, { takenBy: nameOfActor(ctx.actor) }))
})
