import { showDepositSettings } from '@croupier/api/wallet/deposits/show-deposit-settings.ts'
import { currencyOf } from '@croupier/basis/currency.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { depositMultiple } from '../../wagering/index.ts'
import { feePercent, presetAmounts } from './deposit.ts'
import { depositPromotionsPort } from './deposit-promotions-port.ts'
import { isInHours } from '../providers/channel-hours.ts'
import { channelsFor } from '../providers/channels-for.ts'
import { amountText } from '../purses/purses.ts'
import { areDepositsOpen, depositExpiryMinutes } from '../wallet-settings.ts'

export default implement(showDepositSettings, async (ctx) => {
  const { currency, memberId } = ctx.session
  const settings = ctx.use(settingsPort)
  const channels = settings.read(areDepositsOpen)
    ? (await channelsFor(ctx, ctx.db, ctx.session)).filter((channel) => isInHours(ctx, channel))
    : []
  return {
    allowDeposit: channels.length > 0 ? ('Y' as const) : ('N' as const),
    currency,
    currencySymbol: currencyOf(currency).symbol,
    expiryMinutes: settings.read(depositExpiryMinutes),
    turnoverMultiple: settings.read(depositMultiple),
    promotions: await ctx.use(depositPromotionsPort).joined(ctx, ctx.db, memberId, currency),
    channels: channels.map((channel) => ({
      code: channel.code,
      kind: channel.kind,
      name: channel.name,
      minimumAmount: amountText(currency, channel.minimum),
      maximumAmount: amountText(currency, channel.maximum),
      feePercent: feePercent(channel),
      feeFixed: amountText(currency, channel.feeFixed),
      presets: presetAmounts(channel.minimum, channel.maximum, currency).map((units) => amountText(currency, units)),
      payBank: channel.payBank,
      coin: channel.coin,
      network: channel.network,
    })),
  }
})
