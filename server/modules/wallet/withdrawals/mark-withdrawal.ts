import { markWithdrawal } from '@croupier/api/wallet/withdrawals/mark-withdrawal.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { describeWithdrawalOrder } from './describe-withdrawal.ts'
import { noteWithdrawal, payOut } from './move-withdrawal.ts'
import { attemptsOf, noteAnswer } from './payout-attempts-store.ts'
import { moved } from './withdrawal.ts'
import { lockWithdrawal } from './withdrawals-store.ts'

/** What two operators agree became of a payout: the money was paid by hand, or it certainly was not. */
export default implement(markWithdrawal, async (ctx, { reference, outcome, note }) => {
  const withdrawal = await lockWithdrawal(ctx.tx, reference)
  if (!withdrawal) throw ctx.refusal('withdrawal.not.found')
  const isUnderWay = withdrawal.state === 'approved' || withdrawal.state === 'sending'
  if (isUnderWay || moved(withdrawal.state, outcome === 'paid' ? 'pay' : 'fail') === undefined) {
    throw ctx.refusal('withdrawal.state')
  }
  const newest = (await attemptsOf(ctx.tx, withdrawal.id)).at(-1)
  const heardAt = newest === undefined ? 0 : Math.max(newest.beganAt, newest.answeredAt ?? 0)
  // Sent again or heard of since: what two agreed on is not what stands now.
  if (ctx.approval && heardAt > ctx.approval.proposedAt) throw ctx.refusal('withdrawal.state')
  // Sent again, it is another attempt, which may go to another provider.
  if (newest && outcome === 'failed') {
    await noteAnswer(ctx.tx, newest.reference, { state: 'refused', reason: 'ruled-failed', at: ctx.clock.now() })
  }
  const ruling = { decidedBy: nameOfActor(ctx.actor), note }
  const after =
    outcome === 'paid'
      ? await payOut(ctx, withdrawal, ruling)
      : await noteWithdrawal(ctx, withdrawal, { ...ruling, state: 'failed', failure: 'ruled-failed' })
  return describeWithdrawalOrder(ctx, after)
})
