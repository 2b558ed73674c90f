import { approveWithdrawal } from '@croupier/api/wallet/withdrawals/approve-withdrawal.ts'
import { implement } from '../../../platform/implement.ts'
import { approve } from './approve.ts'
import { describeWithdrawalOrder } from './describe-withdrawal.ts'
import { moved } from './withdrawal.ts'
import { withdrawalToWork } from './withdrawal-to-work.ts'

export default implement(approveWithdrawal, async (ctx, { reference }) => {
  const withdrawal = await withdrawalToWork(ctx, reference)
  if (moved(withdrawal.state, 'approve') === undefined) throw ctx.refusal('withdrawal.state')
  return describeWithdrawalOrder(ctx, await approve(ctx, withdrawal, ctx.session))
})
