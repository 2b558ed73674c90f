import { resendWithdrawal } from '@croupier/api/wallet/withdrawals/resend-withdrawal.ts'
import { implement } from '../../../platform/implement.ts'
import { approve } from './approve.ts'
import { findOutPayout } from './find-out-payout.ts'
import { describeWithdrawalOrder } from './describe-withdrawal.ts'
import { hasOpenPart, moved } from './withdrawal.ts'
import { withdrawalToWork } from './withdrawal-to-work.ts'
import { findWithdrawal } from './withdrawals-store.ts'

/** Nothing is sent again that the provider may have: it is asked first, and only a clear no leads on. */
export default implement(resendWithdrawal, async (ctx, { reference }) => {
  const before = await findWithdrawal(ctx.db, reference)
  if (!before) throw ctx.refusal('withdrawal.not.found')
  if (moved(before.state, 'resend') === undefined) throw ctx.refusal('withdrawal.state')
  if (before.state === 'unknown') {
    const found = await findOutPayout(ctx, reference)
    if (found === 'silent') throw ctx.refusal('withdrawal.provider.silent')
    if (found !== 'unknown') throw ctx.refusal('withdrawal.provider.knows')
  }
  return ctx.conclude(async (scope) => {
    const withdrawal = await withdrawalToWork(scope, reference)
    if (hasOpenPart(withdrawal)) throw ctx.refusal('withdrawal.parts.open')
    if (withdrawal.state !== before.state) throw ctx.refusal('withdrawal.state')
    return describeWithdrawalOrder(scope, await approve(scope, withdrawal, ctx.session))
  })
})
