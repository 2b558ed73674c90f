import { showPayoutRate } from '@croupier/api/wallet/withdrawals/show-payout-rate.ts'
import { implement } from '../../../platform/implement.ts'
import { findBoundAccount } from '../payout-accounts/payout-accounts-store.ts'
import { coinOf, payoutRate } from './payout-rate.ts'

export default implement(showPayoutRate, async (ctx, { payoutAccountId }) => {
  const { memberId, currency } = ctx.session
  const payee = await findBoundAccount(ctx.db, memberId, BigInt(payoutAccountId))
  if (!payee) throw ctx.refusal('payout.account.not.found')
  const asset = coinOf(ctx, payee)
  const rate = asset && (await payoutRate(ctx, ctx.db, asset, currency))
  if (!asset || rate === undefined) throw ctx.refusal('withdraw.rate.unavailable')
  return { coin: asset.currency, network: asset.network, currency, rate }
})
