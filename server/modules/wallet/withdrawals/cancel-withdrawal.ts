import { cancelWithdrawal } from '@croupier/api/wallet/withdrawals/cancel-withdrawal.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { describeWithdrawal } from './describe-withdrawal.ts'
import { returnMoney } from './move-withdrawal.ts'
import { isCancellable } from './withdrawal.ts'
import { lockWithdrawal } from './withdrawals-store.ts'

export default implement(cancelWithdrawal, async (ctx, { reference }) => {
  const withdrawal = await lockWithdrawal(ctx.tx, reference)
  if (withdrawal?.memberId !== ctx.session.memberId) throw ctx.refusal('withdrawal.not.found')
  // Asked twice, it has happened once.
  if (withdrawal.state === 'cancelled') return describeWithdrawal(ctx, withdrawal)
  if (!isCancellable(withdrawal, ctx.clock.now())) throw ctx.refusal('withdrawal.too.late')
  const decidedBy = nameOfActor(ctx.actor)
  return describeWithdrawal(ctx, await returnMoney(ctx, withdrawal, { state: 'cancelled', decidedBy }))
})
