import { checkWithdrawal } from '@croupier/api/wallet/withdrawals/check-withdrawal.ts'
import { assert } from '@croupier/basis/assert.ts'
import { implement } from '../../../platform/implement.ts'
import { askAboutPayout, settleHeard } from './find-out-payout.ts'
import { describeWithdrawalOrder } from './describe-withdrawal.ts'
import { findWithdrawal } from './withdrawals-store.ts'

export default implement(checkWithdrawal, async (ctx, { reference }) => {
  if (!(await findWithdrawal(ctx.db, reference))) throw ctx.refusal('withdrawal.not.found')
  const heard = await askAboutPayout(ctx, reference)
  if (heard === 'none') throw ctx.refusal('withdrawal.state')
  if (heard === 'silent') throw ctx.refusal('withdrawal.provider.silent')
  return ctx.conclude(async (scope) => {
    await settleHeard(scope, reference, heard)
    const after = await findWithdrawal(scope.tx, reference)
    assert(after, 'withdrawals are never deleted')
    return describeWithdrawalOrder(scope, after)
  })
})
