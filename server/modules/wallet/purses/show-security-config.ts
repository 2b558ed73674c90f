import { showSecurityConfig } from '@croupier/api/wallet/purses/show-security-config.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { describeSecurity } from '../../identity/index.ts'
import { describePayee } from '../withdrawals/describe-withdrawal.ts'
import { boundAccounts } from '../payout-accounts/payout-accounts-store.ts'
import { payoutAccountLimit, withdrawBanks } from '../withdrawals/withdraw-settings.ts'

export default implement(showSecurityConfig, async (ctx) => {
  const { memberId, currency } = ctx.session
  const settings = ctx.use(settingsPort)
  const { bound, atNewPlace, allowed } = await describeSecurity(ctx, memberId)
  const accounts = await boundAccounts(ctx.db, memberId)
  const hasBank = settings.read(withdrawBanks).some((bank) => bank.currency === currency)
  return {
    bound: {
      ...bound,
      payoutAccounts: accounts.map((account) => {
        const { holder: _, ...shown } = describePayee(ctx, account)
        return shown
      }),
    },
    required: {
      beforeWithdrawal: [
        ...(bound.paymentPassword ? [] : ['paymentPassword' as const]),
        ...(accounts.length > 0 ? [] : ['payoutAccount' as const]),
      ],
      atNewPlace,
    },
    allowed: { ...allowed, bindPayoutAccount: hasBank && accounts.length < settings.read(payoutAccountLimit) },
  }
})
