import { releaseWithdrawal } from '@croupier/api/wallet/withdrawals/release-withdrawal.ts'
import { implement } from '../../../platform/implement.ts'
import { describeWithdrawalOrder } from './describe-withdrawal.ts'
import { noteWithdrawal } from './move-withdrawal.ts'
import { withdrawalToWork } from './withdrawal-to-work.ts'

export default implement(releaseWithdrawal, async (ctx, { reference }) => {
  const withdrawal = await withdrawalToWork(ctx, reference)
  return describeWithdrawalOrder(ctx, await noteWithdrawal(ctx, withdrawal, { takenBy: null }))
})
