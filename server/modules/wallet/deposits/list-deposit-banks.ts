import { listDepositBanks } from '@croupier/api/wallet/deposits/list-deposit-banks.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { channelsFor, isFor } from '../providers/channels-for.ts'
import { listChannels } from '../providers/deposit-channels-store.ts'
import { areDepositsOpen } from '../wallet-settings.ts'

const VISITOR = { level: 0, days: 0 }

/** A member sees those of their own currency that are offered to them; a visitor those that anybody may use. */
export default implement(listDepositBanks, async (ctx) => {
  if (!ctx.use(settingsPort).read(areDepositsOpen)) return { list: [] }
  const channels = ctx.session
    ? await channelsFor(ctx, ctx.db, ctx.session)
    : (await listChannels(ctx.db)).filter((each) => each.isOpen && isFor(each, VISITOR))
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
