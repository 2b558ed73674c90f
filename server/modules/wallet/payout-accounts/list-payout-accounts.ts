import { listPayoutAccounts } from '@croupier/api/wallet/payout-accounts/list-payout-accounts.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { describeAccount } from '../withdrawals/describe-withdrawal.ts'
import { payoutHolder } from './payout-holder.ts'
import { boundAccounts } from './payout-accounts-store.ts'
import { payoutAccountLimit } from '../withdrawals/withdraw-settings.ts'

export default implement(listPayoutAccounts, async (ctx) => {
  const { memberId } = ctx.session
  const accounts = await boundAccounts(ctx.db, memberId)
  return {
    list: accounts.map((account) => describeAccount(ctx, account)),
    limit: ctx.use(settingsPort).read(payoutAccountLimit),
    holder: await payoutHolder(ctx.db, memberId),
  }
})
