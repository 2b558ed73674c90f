import { listWithdrawBanks } from '@croupier/api/wallet/payout-accounts/list-withdraw-banks.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { withdrawBanks } from '../withdrawals/withdraw-settings.ts'

/** Members see the banks of their own currency. */
export default implement(listWithdrawBanks, async (ctx) => {
  const currency = ctx.session?.currency
  const banks = ctx.use(settingsPort).read(withdrawBanks)
  return { list: banks.filter((bank) => currency === undefined || bank.currency === currency) }
})
