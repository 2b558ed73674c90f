import { showWithdrawalOrder } from '@croupier/api/wallet/show-withdrawal-order.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { missingTurnover } from '../wagering/index.ts'
import { describeWithdrawalOrder } from './describe-withdrawal.ts'
import { attemptsOf } from './payout-attempts-store.ts'
import { amountText } from './purses.ts'
import { withdrawalEditors } from './withdrawal-editors.ts'
import { isTaken, moved } from './withdrawal.ts'
import { findWithdrawal } from './withdrawals-store.ts'

export default implement(showWithdrawalOrder, async (ctx, { reference }) => {
  const withdrawal = await findWithdrawal(ctx.db, reference)
  if (!withdrawal) throw ctx.refusal('withdrawal.not.found')
  const { memberId, currency, state, takenBy } = withdrawal
  const me = nameOfActor(ctx.actor)
  const editors = await withdrawalEditors(ctx, ctx.db, memberId)
  const isFree = !isTaken(withdrawal, ctx.clock.now()) || takenBy === me
  return {
    withdrawal: describeWithdrawalOrder(ctx, withdrawal),
    attempts: await attemptsOf(ctx.db, withdrawal.id),
    missingTurnover: amountText(currency, await missingTurnover(ctx.db, memberId, currency)),
    editors,
    mayApprove:
      ctx.session.mayDo('withdrawals.approve') &&
      moved(state, 'approve') !== undefined &&
      isFree &&
      editors.every(({ actor }) => actor !== me),
  }
})
