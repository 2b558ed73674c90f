import { unbindPayoutAccount } from '@croupier/api/wallet/unbind-payout-account.ts'
import { implement } from '../../platform/implement.ts'
import { confirmPaymentPassword, hasPaymentPassword } from '../identity/index.ts'
import { removeAccount } from './payout-accounts-store.ts'

export default implement(unbindPayoutAccount, async (ctx, { id, paymentPassword }) => {
  const { memberId } = ctx.session
  if (await hasPaymentPassword(ctx.db, memberId)) await confirmPaymentPassword(ctx, memberId, paymentPassword ?? '')
  const isRemoved = await ctx.transaction(({ tx, clock }) => removeAccount(tx, memberId, BigInt(id), clock.now()))
  if (!isRemoved) throw ctx.refusal('payout.account.not.found')
  return {}
})
