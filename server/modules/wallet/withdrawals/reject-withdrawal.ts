import { rejectWithdrawal } from '@croupier/api/wallet/withdrawals/reject-withdrawal.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { describeWithdrawalOrder } from './describe-withdrawal.ts'
import { returnMoney } from './move-withdrawal.ts'
import { hasOpenPart, moved } from './withdrawal.ts'
import { withdrawalToWork } from './withdrawal-to-work.ts'

export default implement(rejectWithdrawal, async (ctx, { reference, note }) => {
  const withdrawal = await withdrawalToWork(ctx, reference)
  if (moved(withdrawal.state, 'reject') === undefined) throw ctx.refusal('withdrawal.state')
  if (hasOpenPart(withdrawal)) throw ctx.refusal('withdrawal.parts.open')
  const decision = { state: 'rejected', decidedBy: nameOfActor(ctx.actor), note } as const
  return describeWithdrawalOrder(ctx, await returnMoney(ctx, withdrawal, decision))
})
