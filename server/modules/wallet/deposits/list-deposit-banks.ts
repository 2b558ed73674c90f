import { listDepositBanks } from '@croupier/api/wallet/deposits/list-deposit-banks.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { listChannels, openChannels } from '../providers/deposit-channels-store.ts'
import { areDepositsOpen } from '../wallet-settings.ts'

/** A member sees those of their own currency. */
export default implement(listDepositBanks, async (ctx) => {
  if (!ctx.use(settingsPort).read(areDepositsOpen)) return { list: [] }
  const currency = ctx.session?.currency
  const channels =
    currency === undefined
      ? (await listChannels(ctx.db)).filter(({ isOpen }) => isOpen)
      : await openChannels(ctx.db, currency)
  return {
    list: channels.map(({ code, name, kind, payBank, currency: of }) => ({
      code,
      name,
      kind,
      bank: payBank,
      currency: of,
    })),
  }
})
