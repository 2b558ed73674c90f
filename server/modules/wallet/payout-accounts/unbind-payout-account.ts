import { unbindPayoutAccount } from '@croupier/api/wallet/payout-accounts/unbind-payout-account.ts'
import { implement } from '../../../platform/implement.ts'
import { confirmPaymentPassword, hasPaymentPassword } from '../../identity/index.ts'
import { removeAccount } from './payout-accounts-store.ts'

export default implement(unbindPayoutAccount, async (ctx, { id, paymentPassword }) => {
  const { memberId } = ctx.session
  if (await hasPaymentPassword(ctx.db, memberId)) await confirmPaymentPassword(ctx, memberId, paymentPassword ?? '')
  return ctx.conclude(async ({ tx, clock }) => {
    const isRemoved = await removeAccount(tx, memberId, BigInt(id), clock.now())
    if (!isRemoved) throw ctx.refusal('payout.account.not.found')
    return {}
  })
})
