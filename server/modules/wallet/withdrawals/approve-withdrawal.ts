import { approveWithdrawal } from '@croupier/api/wallet/withdrawals/approve-withdrawal.ts'
import { implement } from '../../../platform/implement.ts'
import { approve, requireApprover, requireSecond } from './approve.ts'
import { describeWithdrawalOrder } from './describe-withdrawal.ts'
import { moved } from './withdrawal.ts'
import { withdrawalToWork } from './withdrawal-to-work.ts'

export default implement(approveWithdrawal, async (ctx, { reference }) => {
  const withdrawal = await withdrawalToWork(ctx, reference)
  if (moved(withdrawal.state, 'approve') === undefined) throw ctx.refusal('withdrawal.state')
  await requireApprover(ctx, withdrawal, ctx.session)
  requireSecond(ctx, withdrawal)
  return describeWithdrawalOrder(ctx, await approve(ctx, withdrawal, ctx.session))
})
