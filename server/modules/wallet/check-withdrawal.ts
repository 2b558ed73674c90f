import { checkWithdrawal } from '@croupier/api/wallet/check-withdrawal.ts'
import { assert } from '@croupier/basis/assert.ts'
import { implement } from '../../platform/implement.ts'
import { findOutPayout } from './find-out-payout.ts'
import { describeWithdrawalOrder } from './describe-withdrawal.ts'
import { findWithdrawal } from './withdrawals-store.ts'

export default implement(checkWithdrawal, async (ctx, { reference }) => {
  if (!(await findWithdrawal(ctx.db, reference))) throw ctx.refusal('withdrawal.not.found')
  const found = await findOutPayout(ctx, reference)
  if (found === 'none') throw ctx.refusal('withdrawal.state')
  if (found === 'silent') throw ctx.refusal('withdrawal.provider.silent')
  const after = await findWithdrawal(ctx.db, reference)
  assert(after, 'withdrawals are never deleted')
  return describeWithdrawalOrder(ctx, after)
})
